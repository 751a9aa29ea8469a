import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { unzipSync } from "fflate";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { dialogs, widgetNames } from "../packages/widgets/src/widgets";
import { runPhp } from "./test/php";
import { book, openWorld, servePage, visit } from "./test/world";

// The builder page, and the code copied from it, in each kind of page.

const world = openWorld();
let builder: Page;
let faults: string[];
beforeAll(async () => {
  ({ page: builder, faults } = await visit(world.browser, `${world.url}/cdn/insertar.html`, {
    permissions: ["clipboard-read", "clipboard-write"],
  }));
});

/** For slow machines. */
const PATIENT = { timeout: 15_000 };

const PARTNER = 'Hotel "La Cabaña" & [Río]';

const widget = () => builder.getByLabel("¿Qué quieres mostrar?");
const sample = () => builder.frameLocator("iframe");

/** Chooses a booking as a hotel would. */
async function choose() {
  await widget().selectOption("Reserva");
  await builder.getByLabel("Destino").selectOption("La Macarena");
  await builder.getByLabel("Paquete").selectOption("Aventura Completa");
  await builder.getByLabel("Nombre de tu negocio").fill(PARTNER);
  await builder.getByLabel("Marca", { exact: true }).fill("#7a1f5c");
  await builder.getByLabel(/^Pedir la autorización/).setChecked(true);
}

/** The code for a kind of page, copied by its buttons, read from the clipboard. */
async function copy(way: string): Promise<string[]> {
  await builder.getByText(way, { exact: true }).click();
  const texts: string[] = [];
  for (const button of await builder.getByRole("button", { name: "Copiar" }).all()) {
    await button.click();
    texts.push(await builder.evaluate(() => navigator.clipboard.readText()));
  }
  return texts;
}

/** The same code as shown on the page. */
async function written(way: string): Promise<string[]> {
  await builder.getByText(way, { exact: true }).click();
  return builder
    .locator("textarea")
    .evaluateAll((all) => all.map((text) => (text as HTMLTextAreaElement).value));
}

const pageOf = (markup: string) =>
  `<!doctype html><html lang="es-CO"><meta charset="utf-8"><title>Hotel</title>${markup}</html>`;

/** Opens a partner's page, and records which of the operator's files it fetches. */
async function openPartner(html: string) {
  const host = await servePage(html);
  const opened = await visit(world.browser, host.url);
  return {
    ...opened,
    async close() {
      await opened.page.close();
      host.close();
    },
  };
}

/** The booking opens in the chosen colours, loads pinned files only, and is stored with its partner. */
async function expectBooking(html: string, name: string) {
  const { page, faults, close } = await openPartner(html);
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.push(pathname);
  });
  await page.getByText("Reservar", { exact: true }).click();
  const form = page.getByRole("dialog");
  expect(await form.getByLabel("Destino").inputValue()).toBe(
    "Viaje a La Macarena - Aventura Completa",
  );
  const brand = (node: Element) => getComputedStyle(node).getPropertyValue("--maloca-brand");
  expect(await form.evaluate(brand)).toBe("#7a1f5c");
  await form.getByRole("button", { name: "Pagar anticipo o total" }).click();
  await page.getByText(/^Anticipo \(50\s%\)/).waitFor();
  await page.keyboard.press("Escape");
  await form.getByLabel(/Autorizo/).check();
  await book(page, name, "");
  expect(await world.leads()).toContainEqual(expect.objectContaining({ name, partner: PARTNER }));
  expect(files.filter((file) => !/^\/cdn\/v\d+\.\d+\.\d+\//.test(file))).toEqual([]);
  expect(faults).toEqual([]);
  await close();
}

test("HTML", async () => {
  await choose();
  const [html = ""] = await copy("HTML");
  expect(html).toMatch(/<script async src="[^"]+\/cdn\/v[\d.]+\/maloca\.js" integrity="sha384-/);
  await expectBooking(pageOf(html), "Ana del hotel");
});

test("a tag manager's tag", async () => {
  await choose();
  const [tag = ""] = await copy("Administrador de etiquetas");
  await expectBooking(pageOf(`<div id="maloca"></div>${tag}`), "Ana de la etiqueta");
});

test("WordPress: the zip, the operator's code and a shortcode", async () => {
  await choose();
  const [code = "", shortcodes = "", css] = await copy("WordPress");
  const printed = await printWordPress(code, shortcodes);
  expect(printed).toContain('<script type="importmap">');
  await expectBooking(pageOf(`<style>${css}</style>${printed}`), "Ana de WordPress");
});

/** A partner's page with the builder's code, served another file instead of the dialog's. */
async function visitWith(html: string, code: string) {
  const partner = await openPartner(pageOf(html));
  const { page } = partner;
  await page.route(/\/booking\.js$/, (route) => {
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ contentType: "text/javascript", headers, body: code });
  });
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.getByRole("link", { name: "Reservar" }).click();
  return partner;
}

const TAMPERED = "document.documentElement.dataset.tampered = 1; await new Promise(() => {});";

test("a changed file is refused, and the page still offers a contact link", async () => {
  await choose();
  const [html = ""] = await copy("HTML");
  const pinned = await visitWith(html, TAMPERED);
  await pinned.page.waitForURL("https://wa.me/**");
  const { searchParams } = new URL(pinned.page.url());
  expect(searchParams.get("text")).toBe("Viaje a La Macarena - Aventura Completa");
  expect(pinned.faults.join()).toContain("integrity");
  await pinned.close();

  // The hashes refuse it: without them the same file runs.
  const bare = await visitWith(html.replace(/<script type="importmap">.*/, ""), TAMPERED);
  await bare.page.waitForFunction(() => document.documentElement.dataset.tampered);
  await bare.close();
});

test("React", async () => {
  await choose();
  const [install = "", component = ""] = await copy("React");
  const { version } = JSON.parse(await built("package.json"));
  expect(install).toBe(`npm install --save-exact @maloca/widgets@${version}`);
  await expectBooking(pageOf(await bundle(component)), "Ana de React");
});

test("a trip that was chosen for another widget is in no code", async () => {
  await choose();
  for (const name of ["Boletín", "Experiencias", "Ayuda flotante", "Contacto"]) {
    await widget().selectOption(name);
    for (const way of ["HTML", "WordPress", "Administrador de etiquetas", "React"]) {
      expect((await written(way)).join("\n"), `${name}, ${way}`).not.toMatch(/Macarena|Aventura/);
    }
  }
});

test("in React the gallery's button says what it opens", async () => {
  await widget().selectOption("Galería");
  const [, component = ""] = await written("React");
  expect(component).toMatch(/onClick=\{\(\) => setOpen\(true\)\}>Ver las imágenes</);
  expect(component).not.toContain("WhatsApp");
});

test("each widget runs in the sample, and its shortcode gives the same element as its HTML", async () => {
  await choose();
  await builder.getByLabel("Destino").selectOption("Cualquiera");
  const html: string[] = [];
  const shortcodes: string[] = [];
  let code = "";
  for (const name of await widget().locator("option").allTextContents()) {
    await widget().selectOption(name);
    const noun = await widget().inputValue();
    const tag = `maloca-${noun}`;
    const dialog = dialogs.some((each) => each === noun);
    const gallery = tag === "maloca-lightbox";
    if (gallery) await builder.getByLabel("Destino").selectOption("Guaviare");
    const element = sample().locator(tag);
    // Elements out of view are not loaded.
    await builder.locator("iframe").scrollIntoViewIfNeeded();
    if (gallery) await element.locator("img").first().waitFor();
    const shown = () =>
      element.evaluate((node) => !!node.shadowRoot?.querySelector("form, fieldset, [part]"));
    const link = element.getByRole("link").first();
    await expect
      .poll(
        async () => {
          // The sample may reload during the press.
          if (dialog && !(await shown())) {
            await link.click({ timeout: 2000 }).catch(() => {});
          }
          return shown();
        },
        { ...PATIENT, message: tag },
      )
      .toBe(true);
    expect(await written("React")).toHaveLength(2);
    const [settings = "", shortcode = ""] = await written("WordPress");
    code = settings;
    shortcodes.push(shortcode);
    html.push(...(await written("HTML")));
  }
  expect(shortcodes).toHaveLength(widgetNames.length);
  const [asHtml, asShortcode] = await Promise.all(
    [html.join(""), await printWordPress(code, shortcodes.join("\n"))].map(elementsOf),
  );
  expect(asShortcode).toEqual(asHtml);
  expect(faults).toEqual([]);
});

test("a request in the sample is not sent", async () => {
  const before = await world.leads();
  await choose();
  await sample().locator("maloca-booking[package][consent]").waitFor({ state: "attached" });
  await sample().getByRole("link", { name: "Reservar" }).click();
  // Not every engine scrolls the page to an element in a frame's dialog.
  await builder.locator("iframe").evaluate((frame) => frame.scrollIntoView());
  await sample()
    .getByLabel(/Autorizo/)
    .check();
  await book(sample() as never, "Ana de prueba", "");
  expect(await world.leads()).toEqual(before);
});

test("says whether the version is released", async () => {
  expect(await builder.getByText("todavía no está publicada").isVisible()).toBe(true);
  const page = await world.browser.newPage();
  await page.route("**/v*/manifest.json", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "cache-control": "public, immutable" };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${world.url}/cdn/insertar.html`);
  await page.getByText(/^Es la versión [\d.]+, y no cambia/).waitFor();
  await page.close();
});

/** The elements in a text with their attributes; the partner only of elements that use it. */
const elementsOf = (text: string) =>
  builder.evaluate((markup) => {
    const { body } = new DOMParser().parseFromString(markup, "text/html");
    return [...body.querySelectorAll("*")]
      .filter(({ localName }) => localName.startsWith("maloca-"))
      .map(({ localName, attributes }) => [
        localName,
        ...[...attributes]
          .filter(
            ({ name }) => name !== "partner" || /booking|wizard|contact|newsletter/.test(localName),
          )
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ]);
  }, text);

const built = (path: string) =>
  readFile(fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url)), "utf8");

/** What a theme prints for a text with shortcodes, and in its footer, with the plugin of the zip. */
async function printWordPress(code: string, text: string): Promise<string> {
  const wordpress = await readFile(new URL("test/wordpress.php", import.meta.url), "utf8");
  await builder.getByText("WordPress", { exact: true }).click();
  const zip = await builder.getByRole("link", { name: /zip/ }).getAttribute("href");
  const files = unzipSync(new Uint8Array(await (await fetch(zip ?? "")).arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "maloca/",
    "maloca/LICENSE",
    "maloca/block.js",
    "maloca/maloca.php",
  ]);
  const base64 = (given: string) => `base64_decode('${Buffer.from(given).toString("base64")}')`;
  return runPhp(
    [
      wordpress,
      new TextDecoder().decode(files["maloca/maloca.php"]).replace(/^<\?php/, ""),
      `$options['maloca'] = maloca_sanitize( array( 'code' => ${base64(code)} ) );`,
      `echo do_shortcode(${base64(text)});`,
      "render_footer();",
    ].join("\n"),
  );
}

/** The component in an application of its own, with the built package. */
async function bundle(component: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from "react-dom/client";
        ${component}
        createRoot(document.body.appendChild(document.createElement("div"))).render(<Maloca />);`,
      loader: "tsx",
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    // The package as installed, not its sources.
    tsconfigRaw: "{}",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    outdir: "out",
    write: false,
    logLevel: "error",
  });
  const [script, style] = outputFiles.map(({ text }) => text);
  return `<style>${style}</style><body><script type="module">${script?.replaceAll("</script", "<\\/script")}</script>`;
}
