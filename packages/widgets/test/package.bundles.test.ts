// tier: merge

import { readFileSync } from "node:fs";
import { basename, isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { type OutputChunk, type RollupCache, rollup } from "rollup";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { minified } from "../build/minified";
import { gzipped } from "../build/sizes";
import { widgetNames, widgets } from "../src/widgets";
import { openPage } from "./built";

// What an application of one component weighs, bundled as its developer would.

const root = fileURLToPath(new URL("..", import.meta.url));
const browser = testBrowser();

/** Packages that the application has as well, or shares with other code. */
const PEERS = /^(react|react-dom|zod|ofetch|@r2wc|@floating-ui)(\/|$)/;

/** As every application's bundler does for production. */
const production = minified({
  compress: { global_defs: { "@process.env.NODE_ENV": '"production"' } },
});

/** What Rollup has read of the package, by what is left out, for the bundles that follow. */
const read = new Map<string, RollupCache>();

/** The files of an application, minified; its first file is called `app.js`. */
async function bundle(
  code: string,
  inlineDynamicImports = false,
  without = /^$/,
): Promise<OutputChunk[]> {
  const cache = read.get(without.source);
  const app = await rollup({
    input: "app",
    ...(cache && { cache }),
    external: (id) => PEERS.test(id) || SPOKEN_ELSEWHERE.test(id) || without.test(id),
    // Of files that import one another in a circle a developer is warned, who cannot mend them.
    onwarn({ code, message }) {
      if (code === "CIRCULAR_DEPENDENCY") throw new Error(message);
    },
    plugins: [
      nodeResolve({ rootDir: root }),
      {
        name: "app",
        resolveId: (id) => (id === "app" ? id : null),
        load: (id) => (id === "app" ? code : null),
      },
    ],
  });
  if (app.cache) read.set(without.source, app.cache);
  const { output } = await app.generate({
    format: "es",
    inlineDynamicImports,
    plugins: [production],
    // Else what is left out is imported by its path on this machine, which has any length.
    paths: (id) => (isAbsolute(id) ? `./${basename(id)}` : id),
  });
  return output.filter((file) => file.type === "chunk");
}

/** The first file of an application that only names a component; with all that it may ever load in it. */
async function firstFile(name: string, inlineDynamicImports: boolean, without?: RegExp) {
  const code = `import { ${name} } from "@maloca/widgets"; console.log(${name});`;
  const [first] = await bundle(code, inlineDynamicImports, without);
  return first?.code ?? "";
}

/** Another language than Spanish, and what loads it: it costs what it weighs, where it is spoken. */
const SPOKEN_ELSEWHERE = /locales\/\w\w\.js$|core\/language(-files)?\.js$/;

/** Each is exported, or the type check fails. */
const components: (keyof typeof import("../src/index"))[] = widgetNames.map(
  (name) => widgets[name].component,
);

const OPERATOR = "https://operator.example";

/** Shows a component; a dialog is open. */
const shown = (name: string) => `
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  import { ${name} } from "@maloca/widgets";
  const props = {
    open: true,
    endpoint: "${OPERATOR}",
    pictures: [{ src: "data:,", alt: "Río" }],
    destination: "Guaviare",
    package: "Viva",
    amount: 2608000,
  };
  createRoot(document.querySelector("main")).render(createElement(${name}, props));`;

const peersOf = (chunks: OutputChunk[]) =>
  chunks.flatMap(({ imports }) => imports).filter((id) => PEERS.test(id));

/** An application that shows a component, and the peers of all of them: they are bundled once. */
const applications = new Map<string, Promise<OutputChunk[]>>();
function application(name: string) {
  const known = applications.get(name) ?? bundle(shown(name));
  applications.set(name, known);
  return known;
}
let peers: ReturnType<typeof peerModules> | undefined;
async function allPeers() {
  const all = await Promise.all(components.map(application));
  return peerModules([...new Set(all.flatMap(peersOf))]);
}

/** Peers as modules that a browser can import by their names: the files by their paths. */
async function peerModules(names: string[]): Promise<Map<string, string>> {
  const { outputFiles } = await esbuild.build({
    entryPoints: names,
    outdir: "/",
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "named exports of CommonJS",
        setup(build) {
          build.onResolve({ filter: PEERS }, ({ kind, path }) =>
            kind === "entry-point" ? { path, namespace: "peer" } : null,
          );
          build.onLoad({ filter: /^/, namespace: "peer" }, async ({ path }) => {
            const { default: _, ...exported } = await import(path);
            const contents = `import * as peer from "${path}"; export const { ${Object.keys(exported)} } = peer;
              export default peer.default;`;
            return { contents, resolveDir: root };
          });
        },
      },
    ],
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Opens a page of an application; `onChunk` is called with each of its files that the browser asks for. */
async function openApplication(
  chunks: OutputChunk[],
  body: string,
  onChunk: (chunk: OutputChunk) => void = () => {},
) {
  const own = peersOf(chunks);
  peers ??= allPeers();
  const known = await peers;
  // With elements it has more.
  const modules = own.every((id) => known.has(`/${id}.js`)) ? known : await peerModules(own);
  const imports = Object.fromEntries(own.map((id) => [id, `/${id}.js`]));
  return openPage(
    browser,
    `<link rel="stylesheet" href="/styles.css">
     <script type="importmap">${JSON.stringify({ imports })}</script>
     <main></main>${body}<script type="module" src="/app/app.js"></script>`,
    {
      async prepare(page) {
        await page.route("**/styles.css", (route) =>
          route.fulfill({ path: `${root}/dist/styles.css` }),
        );
        await page.route("**/*.js", (route) => {
          const path = new URL(route.request().url()).pathname;
          const own = chunks.find(({ fileName }) => path === `/app/${fileName}`);
          if (own) onChunk(own);
          const body = own?.code ?? modules.get(path) ?? "";
          return route.fulfill({ contentType: "text/javascript", body });
        });
      },
    },
  );
}

test.each(components)(
  "%s weighs at most 12.2 kB when it is shown, the experience selector 5",
  async (name) => {
    const asked: OutputChunk[] = [];
    const page = await openApplication(await application(name), "", (chunk) => asked.push(chunk));
    await page.locator("main [part=operator]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const bytes = asked.reduce((sum, { code }) => sum + gzipped(code), 0);
    expect(bytes).toBeLessThanOrEqual(name === "ExperienceSelector" ? 5_000 : 12_200);
  },
);

test("on a page with a component and an element, the toast of each can be closed", async () => {
  const both = `${shown("PaymentDialog")}; import "@maloca/widgets/elements";`;
  const page = await openApplication(
    await bundle(both, true),
    `<maloca-payment destination="Guaviare" package="Viva" amount="2608000" endpoint="${OPERATOR}"></maloca-payment>`,
  );
  await page.evaluate(() => {
    window.open = () => ({}) as Window;
  });
  const toast = page.locator("[part=toast]");
  for (const place of ["main", "maloca-payment"]) {
    const dialog = page.locator(`${place} dialog`);
    if (place !== "main") {
      await page.locator(place).evaluate((element) => Object.assign(element, { open: true }));
    }
    await dialog.locator("[name=name]").fill("Ana Gómez");
    await dialog.locator("[part~=submit]").click();
    await dialog.waitFor({ state: "hidden" });
    await toast.locator("button").click();
    await toast.waitFor({ state: "detached" });
  }
});

/** Of Tailwind 3, its plugin for forms, normalize.css and Bootstrap: what they say of buttons and fields. */
const RESETS = `
  button, [type=button], [type=submit] { background: none; padding: 0 }
  [type=button]:not(:disabled), [type=submit]:not(:disabled) { cursor: help }
  [type=text], [type=email], [type=tel], textarea, input { background-color: #eee; border-color: #6b7280; border-radius: 0; padding: 1px 2px; font-size: 9px }
  [type=checkbox], input[type=checkbox] { width: 9px; height: 9px; margin: 4px 0 0 }
  [type=checkbox]:checked:hover { border-color: transparent; background-color: currentColor }`;

test("a component looks the same before a page's resets and form styles as without them", async () => {
  const chunks = await application("BookingDialog");
  const looks = [];
  for (const resets of ["", `<style>${RESETS}</style>`]) {
    const page = await openApplication(chunks, resets);
    // The last control that loads.
    await page.locator("dialog[open] [part=pay]").waitFor();
    looks.push(
      await page.evaluate(() =>
        [
          ...document.querySelectorAll("dialog :is(button, input:not([type=hidden]), textarea)"),
        ].map((control) => {
          const style = getComputedStyle(control);
          const { backgroundColor, borderColor, borderRadius, fontSize, padding, cursor } = style;
          return { backgroundColor, borderColor, borderRadius, fontSize, padding, cursor };
        }),
      ),
    );
  }
  expect(looks[0]?.length).toBeGreaterThan(5);
  expect(looks[1]).toEqual(looks[0]);
});

test("the style sheet of all components weighs at most 6 kB", () => {
  expect(gzipped(readFileSync(`${root}/dist/styles.css`, "utf8"))).toBeLessThanOrEqual(6_000);
});

// What loads only in some visits: where a press was refused, a request could not be sent or a sign-up was kept, once the server has answered, and where a page sets an option that few pages set, or one that is wrong.
const LATER = [
  "ui/field/show-fault",
  "backend.newsletter",
  "forms/offline/offline-queue",
  "forms/outcome/success",
  "forms/fields/suggested-email",
  "forms/optional/(rare-options|prefill)",
  "core/options/option-warning",
  // A booking sends without its ticket, which comes after the form, and without the payment.
  "booking.trip",
  "payment.panel",
];

test.each(components)("%s weighs at most 14.6 kB up to the server's answer", async (name) => {
  const sent = gzipped(await firstFile(name, true, new RegExp(`/(${LATER.join("|")})\\.js$`)));
  expect(sent).toBeLessThanOrEqual(14_600);
  // With all of them: a booking has the payment that counts travellers.
  const whole = gzipped(await firstFile(name, true));
  expect(whole).toBeLessThanOrEqual(sent + (name === "BookingDialog" ? 12_500 : 6_500));
});

test("components do not send where the visitor came from, at once or later", async () => {
  expect(await firstFile("ContactForm", true)).not.toContain("utm_");
});

test("importing one component bundles no other, and payment loads on demand", async () => {
  const booking = await firstFile("BookingDialog", false);
  expect(booking).toContain("Solicita tu reserva");
  expect(booking).not.toContain("Suscribirme");
  expect(booking).not.toContain("Anticipo");
  const payment = await firstFile("PaymentDialog", false);
  expect(payment).toContain("Anticipo");
  expect(payment).not.toContain("Solicita tu reserva");
});
