// tier: merge

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import type { Frame, Page } from "playwright";
import { expect, test } from "vitest";
import { contrast } from "../packages/catalog/src/contrast";
import { violations } from "../packages/tooling/browsers/axe";
import { equalAccess } from "../packages/tooling/browsers/equal-access";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { dialogs, widgetNames } from "../packages/widgets/src/widgets";
import { bundle, expectBooking, openBuilder, openPartner, pageOf } from "./test/builder";
import { printWordPress } from "./test/wordpress";
import { book, openWorld, servePage } from "./test/world";

// The builder page, and the code copied from it, in each kind of page. What the code says of each choice:
// `packages/builder/test`.

const world = openWorld();
const builder = openBuilder(world);
const { choose, copy, written, widget, sample } = builder;

/** Always the newest files of the first major version. */
const NEWEST = /^\/cdn\/v1\//;

test("HTML", async () => {
  await choose();
  const [newest = "", html = ""] = await copy("HTML");
  expect(html).toMatch(
    /<script async [^>]*src="[^"]+\/cdn\/v[\d.]+\/maloca\.js" integrity="sha384-/,
  );
  await expectBooking(world, pageOf(html), "Ana del hotel");
  expect(newest).toMatch(
    /<script async [^>]*src="[^"]+\/cdn\/v1\/maloca\.js"><\/script>\n<maloca-/,
  );
  await expectBooking(world, pageOf(newest), "Ana de la más nueva", NEWEST);
});

test("changed code is not said to be copied, on a translated page", async () => {
  await choose();
  await copy("HTML");
  const copied = builder.page.getByRole("status").filter({ hasText: "Copiado" });
  await copied.first().waitFor();
  // A page's translator puts elements in place of text nodes.
  await copied.first().evaluate((status) => {
    const walker = document.createTreeWalker(status, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  });
  await widget().selectOption("Galería");
  await expect.poll(() => copied.count()).toBe(0);
});

test("a tag manager's tag", async () => {
  await choose();
  const [, tag = ""] = await copy("Administrador de etiquetas");
  await expectBooking(world, pageOf(`<div id="maloca"></div>${tag}`), "Ana de la etiqueta");
});

test("a site with a strict policy: the lines it lacks, and nothing that they do not allow", async () => {
  await choose();
  const [policy = "", css = "", html = ""] = await copy("Sitio con política estricta");
  expect(html).not.toMatch(/<style|importmap/);
  const hash = createHash("sha256").update(css).digest("base64");
  const strict = (lines: string) =>
    pageOf(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; require-trusted-types-for 'script'; ${lines}"><style>${css}</style>${html}`,
    );
  await expectBooking(world, strict(policy), "Ana de la política", NEWEST);
  await widget().selectOption("Galería");
  expect((await written("Sitio con política estricta"))[0]).toContain(`img-src ${world.url}`);
});

test("WordPress: the zip, the operator's address and a shortcode", async () => {
  await choose();
  const [endpoint = "", shortcodes = "", css] = await copy("WordPress");
  expect(endpoint).toBe(world.url);
  const page = await printed({ endpoint }, shortcodes);
  await expectBooking(world, pageOf(`<style>${css}</style>${page}`), "Ana de WordPress", NEWEST);

  // The poster's code opens the booking there too, if the partner wants it.
  expect(page).not.toContain("data-deep-link");
  const linked = builder.page.getByLabel(/^Que un código QR/);
  await linked.check();
  await builder.page.getByText(/y marca «Enlaces y códigos QR»/).waitFor();
  const poster = pageOf(await printed({ endpoint, deep_link: "1" }, shortcodes));
  const partner = await openPartner(world, poster, "?maloca=booking");
  await partner.page.getByRole("dialog").waitFor();
  await linked.uncheck();
});

/** A partner's page with the builder's code, served another file instead of the dialog's. */
async function visitWith(html: string, code: string) {
  const partner = await openPartner(world, pageOf(html));
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
  const [, html = ""] = await copy("HTML");
  const pinned = await visitWith(html, TAMPERED);
  await pinned.page.waitForURL("https://wa.me/**");
  const { searchParams } = new URL(pinned.page.url());
  expect(searchParams.get("text")).toBe("Viaje a La Macarena - Aventura Completa");
  expect(pinned.faults.join()).toContain("integrity");

  // The hashes refuse it: without them the same file runs.
  const bare = await visitWith(html.replace(/<script type="importmap">.*/, ""), TAMPERED);
  await bare.page.waitForFunction(() => document.documentElement.dataset.tampered);
});

test("React", async () => {
  await choose();
  const [install = "", component = ""] = await copy("React");
  const { version } = JSON.parse(await built("package.json"));
  expect(install).toBe(`npm install --save-exact @maloca/widgets@${version}`);
  await expectBooking(world, pageOf(await bundle(component)), "Ana de React");
});

test("each widget runs in the sample, and its shortcode gives the same element as its HTML", async () => {
  await choose();
  await builder.page.getByLabel("Destino").selectOption("Cualquiera");
  const html: string[] = [];
  const shortcodes: string[] = [];
  const sampleTitle = builder.page.getByRole("heading", { name: "Míralo" });
  for (const name of await widget().locator("option").allTextContents()) {
    await widget().selectOption(name);
    const noun = await widget().inputValue();
    const tag = `maloca-${noun}`;
    const dialog = dialogs.some((each) => each === noun);
    const gallery = tag === "maloca-lightbox";
    if (gallery) await builder.page.getByLabel("Destino").selectOption("Guaviare");
    const element = sample().locator(tag);
    // Elements out of view are not loaded.
    await sampleTitle.evaluate((title) => title.scrollIntoView());
    if (gallery) await element.locator("img").first().waitFor();
    const shown = () =>
      element.evaluate((node) => !!node.shadowRoot?.querySelector("form, fieldset, [part]"));
    const link = element.getByRole("link").first();
    await expect
      .poll(
        async () => {
          // The sample may reload during the press.
          if (dialog && !(await shown())) {
            await link.click({ timeout: limit(1) }).catch(() => {});
          }
          return shown();
        },
        { message: tag },
      )
      .toBe(true);
    expect(await written("React")).toHaveLength(2);
    const [, shortcode = ""] = await written("WordPress");
    shortcodes.push(shortcode);
    const [newest = ""] = await written("HTML");
    html.push(newest);
  }
  expect(shortcodes).toHaveLength(widgetNames.length);
  const [asHtml, asShortcode] = await Promise.all(
    [html.join(""), await printed({ endpoint: world.url }, shortcodes.join("\n"))].map(elementsOf),
  );
  expect(asShortcode).toEqual(asHtml);
  expect(builder.faults).toEqual([]);
});

test("a request in the sample is not sent", async () => {
  const before = await world.leads();
  await choose();
  // A press before the script has come follows the link.
  const hasScript = () =>
    sample()
      .locator("maloca-booking[package][consent]")
      .evaluate(() =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => new URL(name).pathname.endsWith("/maloca.js")),
      );
  await expect.poll(hasScript).toBe(true);
  await sample().getByRole("link", { name: "Reservar" }).click();
  // Not every engine scrolls the page to an element in a frame's dialog.
  await builder.page.locator("iframe").evaluate((frame) => frame.scrollIntoView());
  await sample()
    .getByLabel(/Autorizo/)
    .check();
  await book(sample(), "Ana de prueba", "");
  expect(await world.leads()).toEqual(before);
});

test("its policy allows its own files alone, and its sample is a page apart", async () => {
  const policy = builder.page.locator("meta[http-equiv=Content-Security-Policy]");
  expect(await policy.getAttribute("content")).not.toContain("unsafe");

  // In a page of somebody else it shows nothing, whatever that page sends.
  const empty = await (await fetch(`${world.url}/cdn/builder/sample.html`)).text();
  const host = await servePage(empty);
  const stranger = await openPartner(world, pageOf(`<iframe src="${host}"></iframe>`));
  await stranger.page.frameLocator("iframe").locator("script").waitFor({ state: "attached" });
  const inside = stranger.page.frames()[1] as Frame;
  await inside.evaluate(() => {
    const ended = new Promise<void>((resolve) =>
      addEventListener("message", ({ data }) => data === "end" && resolve()),
    );
    Object.assign(window, { ended });
  });
  await stranger.page.evaluate(() => {
    for (const text of ["<p>hit</p>", "end"]) frames[0]?.postMessage(text, "*");
  });
  await inside.evaluate("ended");
  expect(await stranger.page.frameLocator("iframe").locator("p").count()).toBe(0);
});

const pick = (label: string, option: string) =>
  builder.page.getByLabel(label, { exact: true }).selectOption(option);

const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test("language, theme, corners, font, words and button are in the code, and on the partner's page", async () => {
  await choose();
  await pick("Idioma", "Inglés");
  await pick("Fondo claro u oscuro", "Oscuro");
  await pick("Esquinas", "Rectas");
  await pick("¿Cómo se ve el enlace?", "Botón lleno");
  await builder.page.getByLabel("Usar la letra de mi página").check();
  await builder.page.getByLabel("Botón principal", { exact: true }).fill("#ffd54f");
  const page = (code: string) =>
    pageOf(`<style>body { font-family: Georgia; color: #333 } a { color: red }</style>${code}`);

  const [newest = ""] = await copy("HTML");
  const html = await openPartner(world, page(newest));
  const link = html.page.getByRole("link", { name: "Book" });
  expect(await style(html.page, "maloca-booking > a", "background-color")).toBe(
    "rgb(255, 213, 79)",
  );
  expect(await style(html.page, "maloca-booking > a", "color")).toBe("rgb(0, 0, 0)");
  expect(await style(html.page, "maloca-booking > a", "border-radius")).toBe("0px");
  await link.click();
  const dialog = html.page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Send request" });
  await send.waitFor();
  expect(await dialog.evaluate((node) => getComputedStyle(node).colorScheme)).toBe("dark");
  expect(await send.evaluate((node) => getComputedStyle(node).borderRadius)).toBe("0px");
  expect(await send.evaluate((node) => getComputedStyle(node).fontFamily)).toBe("Georgia");
  expect(html.faults).toEqual([]);

  await builder.page.getByLabel("Palabras del enlace").fill("I <want> to go & see");
  const [, shortcode, css, language] = await written("WordPress");
  expect(shortcode).toContain('theme="dark"]I &#60;want&#62; to go &#38; see[/maloca_booking]');
  expect(css).toContain("--maloca-title-font: ; --maloca-font:  }");
  expect(css).toContain("maloca-booking > a[href] { display: inline-block;");
  expect(language).toBe("en");
  await builder.page.getByLabel("Palabras del enlace").fill("");
  await pick("Idioma", "El de mi página");
  await pick("Fondo claro u oscuro", "Como mi página");
});

test("a colour that cannot be read is named, and one press mends it", async () => {
  const { page } = builder;
  const colour = page.getByLabel("Texto menor", { exact: true });
  await page.getByText("Todos los colores se leen.").waitFor();
  await colour.fill("#c9c9c9");
  await page
    .getByText(
      "No se lee sobre «Fondo». Contraste 1,6; hace falta 4,5. Hasta que lo cambies, se muestra en negro.",
    )
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Usar #\w{6} en «Texto menor»$/ }).click();
  await page.getByText("Todos los colores se leen.").waitFor();
  const mended = await colour.inputValue();
  expect(contrast(mended, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(mended, "#ffffff")).toBeLessThan(5);
  expect(await colour.evaluate((node) => node === document.activeElement)).toBe(true);
  expect((await written("HTML")).join()).toContain(`--maloca-text-soft: ${mended}`);

  // A dark form has no ground of its own on a light page.
  await pick("¿Qué quieres mostrar?", "Contacto");
  await pick("Fondo claro u oscuro", "Oscuro");
  await page.getByText(/^Los formularios no tienen fondo propio: los oscuros/).waitFor();
  expect(await page.getByText("Todos los colores se leen.").count()).toBe(0);
  await page.getByRole("button", { name: "Usar «Como mi página»" }).click();
  await page.getByText("Todos los colores se leen.").waitFor();
  expect((await written("HTML")).join()).not.toContain("theme=");
  await pick("¿Qué quieres mostrar?", "Reserva");
});

test("several widgets stand in one code with one script", async () => {
  const { page } = builder;
  await choose();
  await page.getByRole("button", { name: "Agregar otro elemento" }).click();
  const second = page.getByRole("group", { name: "Elemento 2" });
  const bookings = (await written("HTML")).map((code) => code.match(/<maloca-booking/g)?.length);
  expect(bookings).toEqual([2, 2]);
  await second.getByLabel("¿Qué quieres mostrar?").selectOption("Boletín");
  await builder.sample().locator("maloca-newsletter").waitFor();
  const [newest = ""] = await copy("HTML");
  expect(newest.match(/<script/g)).toHaveLength(1);
  const html = await openPartner(world, pageOf(newest));
  await html.page.getByRole("textbox").waitFor();
  await html.page.getByRole("link", { name: "Reservar" }).click();
  await html.page.getByRole("dialog").waitFor();
  expect(html.faults).toEqual([]);

  // Payment terms are the page's: the first trip's hold.
  await second.getByLabel("¿Qué quieres mostrar?").selectOption("Reserva");
  await second.getByLabel("Destino").selectOption("Guaviare");
  await page.getByText("condiciones de pago distintas").waitFor();
  await page.getByRole("button", { name: "Quitar el elemento 1" }).click();
  expect(await page.getByText("condiciones de pago distintas").count()).toBe(0);
  expect(await page.getByLabel("Destino").inputValue()).not.toBe("");
});

test("the page breaks no rule of accessibility, and fits a phone", async () => {
  const page = await world.browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${world.url}/cdn/insertar.html`);
  await page.getByRole("heading", { name: "Míralo" }).waitFor();
  await page.getByRole("button", { name: "Agregar otro elemento" }).click();
  expect(await violations(page)).toEqual([]);
  expect(await equalAccess(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const READER = createRequire(import.meta.url).resolve("jsqr");

test("the poster is one A4 sheet, and its code opens the booking on the partner's page", async () => {
  const { page } = builder;
  await page.getByLabel("Destino").selectOption("Guaviare");
  await page.getByLabel("Nombre de tu negocio").fill("Hotel La Cabaña del Río");
  await page.getByLabel(/^Que un código QR/).check();
  const [code = ""] = await builder.copy("HTML");
  expect(code).toContain('maloca.js" data-deep-link></script>');
  const partner = await openPartner(world, pageOf(code));

  await page.getByLabel("Dirección de tu página").fill("tu-hotel");
  await page.getByText("Eso no es una dirección de la web").waitFor();
  await page.getByLabel("Dirección de tu página").fill(`${partner.page.url()}?lang=es#viajes`);
  await page.getByRole("button", { name: "Imprimir o guardar en PDF" }).waitFor();
  expect(await violations(page)).toEqual([]);

  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    "latin1",
  );
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Míralo" }).isVisible()).toBe(false);
  const sheet = page.getByRole("article");
  expect((await sheet.allInnerTexts()).join()).toMatch(
    /Reserva tu viaje\s+Guaviare[\s\S]*Hotel La Cabaña del Río/,
  );
  const picture = (await sheet.screenshot()).toString("base64");
  await page.emulateMedia({ media: null });

  const reader = await world.browser.newPage();
  await reader.addScriptTag({ path: READER });
  const link = await reader.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? {};
    const { jsQR } = globalThis as typeof globalThis & { jsQR: typeof import("jsqr").default };
    return data && jsQR(data, image.width, image.height)?.data;
  }, picture);
  expect(link).toBe(`${partner.page.url()}?lang=es&maloca=booking#viajes`);
  expect(await page.getByLabel(/^El mismo enlace/).inputValue()).toBe(link);

  await reader.goto(link ?? "");
  const dialog = reader.getByRole("dialog");
  expect(await dialog.getByLabel("Destino").inputValue()).toBe(
    "Viaje a Guaviare - consulta general",
  );
});

/** The elements in a text with their attributes; the partner only of elements that use it. */
const elementsOf = (text: string) =>
  builder.page.evaluate((markup) => {
    // Unlike a document's, a template's styles are not applied, which the page's policy would report.
    const template = document.createElement("template");
    template.innerHTML = markup;
    return [...template.content.querySelectorAll("*")]
      .filter(({ localName }) => localName.startsWith("maloca-"))
      .map(({ localName, attributes }) => [
        localName,
        ...[...attributes]
          .filter(
            // The plugin writes the operator's address on each.
            ({ name }) =>
              name !== "endpoint" &&
              (name !== "partner" || /booking|wizard|contact|newsletter/.test(localName)),
          )
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ]);
  }, text);

const built = (path: string) =>
  readFile(fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url)), "utf8");

/** What a theme prints for a text with shortcodes, and in its footer, with the plugin of the zip. */
async function printed(settings: Record<string, string>, text: string): Promise<string> {
  await builder.page.getByText("WordPress", { exact: true }).click();
  const zip = await builder.page.getByRole("link", { name: /zip/ }).getAttribute("href");
  const zipped = unzipSync(new Uint8Array(await (await fetch(zip ?? "")).arrayBuffer()));
  const files = Object.fromEntries(
    Object.entries(zipped).map(([name, bytes]) => [
      name.replace("maloca/", ""),
      new TextDecoder().decode(bytes),
    ]),
  );
  const { content, footer } = await printWordPress(files, text, settings);
  return content + footer;
}
