// tier: merge

import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import * as vite from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { command, examples, forgetPack, install, manifestOf, packWidgets } from "./test/install";

// The package as it is published, in a project without anything else.

const manifest = {
  private: true,
  type: "module",
  dependencies: { "@maloca/widgets": "1.0.0", react: "19.3.1", "react-dom": "19.3.1" },
  devDependencies: { "@types/react": "19.3.0", "@types/react-dom": "19.3.0", typescript: "6.0.3" },
};

const runtimes = [
  "",
  "/elements",
  "/loader",
  "/schemas",
  "/backend",
  "/server",
  "/testing",
  "/jsx",
];
/** They bring types alone, beside their frameworks. */
const frameworks = ["/vue", "/svelte", "/solid"];

const source = `
${runtimes.map((entry) => `import "@maloca/widgets${entry}";`).join("\n")}
import "@maloca/widgets/styles.css";
import { BookingDialog, type BookingDialogProps } from "@maloca/widgets";
import type { ElementOf } from "@maloca/widgets/elements";
import { createElement } from "react";

export const props: BookingDialogProps = {
  open: true,
  experiences: ["Surf"],
  onSent: ({ reference, request }) => [reference.length, request.email.length],
};
export const dialog = createElement(BookingDialog, { ...props, endpoint: "/api" });

// @ts-expect-error: an application does not know the operator's address
export const lost = createElement(BookingDialog, props);

export function listen(element: ElementOf<"booking">) {
  element.addEventListener("maloca-sent", ({ detail }) => detail.request.email);
  element.addEventListener("click", ({ clientX }) => clientX);
  document.querySelector("maloca-booking")?.show({ package: "Viva" });
  // @ts-expect-error: misspelt
  document.querySelector("maloca-booking")?.show({ pakage: "Viva" });
  document.addEventListener("maloca-sent", ({ detail }) => "reference" in detail && detail.reference);
  // @ts-expect-error: no widget's event has it
  document.addEventListener("maloca-sent", ({ detail }) => detail.nothing);
}

// @ts-expect-error: a list, not a text
export const wrong: BookingDialogProps = { experiences: "Surf" };
`;

let folder: string;
beforeAll(async () => {
  folder = await install("clean", JSON.stringify(manifest));
  await writeFile(join(folder, "index.ts"), source);
}, limit(60));
afterAll(forgetPack);

test.each([
  ["bundler", "esnext"],
  ["nodenext", "nodenext"],
  ["node10", "esnext", "--ignoreDeprecations", "6.0", "--skipLibCheck"],
])("its types hold under %s resolution", async (resolution, module, ...others) => {
  const options = ["--noEmit", "--strict", "--target", "es2022", "--jsx", "react-jsx"];
  await command(
    join(folder, "node_modules/.bin/tsc"),
    [...options, ...others, "--module", module, "--moduleResolution", resolution, "index.ts"],
    folder,
  );
});

/** The elements in each framework's templates: a right tag, and one with a fault. */
const templates = `
import type {} from "@maloca/widgets/solid";
import type {} from "@maloca/widgets/svelte";
import type {} from "@maloca/widgets/vue";
import type { JSX } from "solid-js";
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";

type Vue = InstanceType<GlobalComponents["maloca-booking"]>["$props"];
type Svelte = SvelteHTMLElements["maloca-booking"];
type Solid = JSX.IntrinsicElements["maloca-booking"];

export const vue: Vue = { open: true, maxExperiences: 3, class: "wide", onMalocaSent: ({ detail }) => detail.request.email };
export const svelte: Svelte = { open: true, "max-experiences": 3, class: "wide", "onmaloca-sent": ({ detail }) => detail.request.email };
export const solid: Solid = { open: true, "prop:experiences": ["Surf"], class: "wide", "on:maloca-sent": ({ detail }) => detail.request.email };
// @ts-expect-error: not a boolean
export const wrongVue: Vue = { open: "yes" };
// @ts-expect-error: misspelt
export const wrongSvelte: Svelte = { destinatoin: "Guaviare" };
// @ts-expect-error: misspelt
export const wrongSolid: Solid = { destinatoin: "Guaviare" };
`;

test(
  "its elements have types in the templates of Vue, Svelte and Solid",
  async () => {
    const dependencies = { vue: "3.5.45", svelte: "5.57.3", "solid-js": "1.9.9" };
    const project = await install(
      "templates",
      JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...dependencies } }),
    );
    await writeFile(join(project, "templates.ts"), templates);
    await command(
      join(project, "node_modules/.bin/tsc"),
      [
        "--noEmit",
        "--strict",
        "--module",
        "esnext",
        "--moduleResolution",
        "bundler",
        "templates.ts",
      ],
      project,
    );
  },
  limit(60),
);

test("every entry can be imported on a server", async () => {
  const script = [...runtimes, ...frameworks]
    .map((entry) => `await import("@maloca/widgets${entry}");`)
    .join("");
  const said = await command(
    process.execPath,
    ["--input-type=module", "-e", `${script} console.log("imported")`],
    folder,
  );
  expect(said).toBe("imported\n");
});

test("it contains its licence and README, and no sources, tests or compressed copies", async () => {
  const files = await command("find", ["node_modules/@maloca/widgets", "-type", "f"], folder);
  for (const name of ["LICENSE", "README.md"]) {
    expect(files).toContain(`/widgets/${name}\n`);
  }
  expect(files).not.toMatch(/\/widgets\/(src|test|build)\//);
  expect(files).not.toMatch(/\.(br|gz)\n/);
});

test(
  "an application's own test has a fake lead server, with MSW",
  async () => {
    const project = await install("testing", await manifestOf("testing"));
    await cp(join(examples, "testing/src"), join(project, "src"), { recursive: true });
    expect(await command("npm", ["test"], project)).toMatch(/pass 1\b/);
  },
  limit(60),
);

test(
  "an application's components are tested in jsdom with Jest and with Vitest, as the guide says",
  async () => {
    const project = await install("testing-jsdom", await manifestOf("testing-jsdom"));
    await cp(join(examples, "testing-jsdom"), project, { recursive: true });
    await command("npm", ["test"], project, limit(60));
  },
  limit(120),
);

/** With its dependencies a twentieth of the repository's packages, and needed here alone. */
const typeChecker = { private: true, dependencies: { "@arethetypeswrong/cli": "0.18.5" } };

test(
  "types resolve for everyone who can import it",
  async () => {
    const checker = await install("are-the-types-wrong", JSON.stringify(typeChecker));
    const packed = await packWidgets();
    const attw = join(checker, "node_modules/.bin/attw");
    // Fails with the list of problems.
    expect(await command(attw, [packed, "--profile", "esm-only"], folder)).toContain(
      '"@maloca/widgets/elements"',
    );
  },
  limit(30),
);

/** What the application brings itself. */
const external = ["react", "react-dom", "react/jsx-runtime"];

// What a used component brings: `package.bundles.test.ts`.
test("an application gets nothing for what it imports and does not use", async () => {
  const input = join(folder, "unused.js");
  await writeFile(input, 'import { BookingDialog } from "@maloca/widgets";');
  const { output } = (await vite.build({
    root: folder,
    configFile: false,
    logLevel: "error",
    // Vite's own code, for older browsers.
    build: { write: false, modulePreload: false, rolldownOptions: { input, external } },
  })) as vite.Rolldown.RolldownOutput;
  expect(output.map((file) => (file.type === "chunk" ? file.code.trim() : ""))).toEqual([""]);
  const { outputFiles } = await esbuild.build({
    bundle: true,
    minify: true,
    write: false,
    external,
    format: "esm",
    entryPoints: [input],
  });
  expect(outputFiles.map(({ text }) => text.trim())).toEqual([""]);
});
