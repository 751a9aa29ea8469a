// tier: merge

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import type { Frame } from "playwright";
import { expect, test } from "vitest";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { dialogs, widgetNames } from "../packages/widgets/src/widgets";
import { bundle, expectBooking, openBuilder, openPartner, pageOf } from "./test/builder";
import { runPhp } from "./test/php";
import { book, openWorld, servePage, visit } from "./test/world";

// The builder page, and the code copied from it, in each kind of page.

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
  const [newest = "", tag = ""] = await copy("Administrador de etiquetas");
  const tagged = (code: string) => pageOf(`<div id="maloca"></div>${code}`);
  await expectBooking(world, tagged(tag), "Ana de la etiqueta");
  await expectBooking(world, tagged(newest), "Ana de la etiqueta nueva", NEWEST);
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

test("WordPress: the zip, the operator's code and a shortcode", async () => {
  await choose();
  const [code = "", shortcodes = "", css] = await copy("WordPress");
  const printed = await printWordPress(code, shortcodes);
  expect(printed).toContain('<script type="importmap">');
  await expectBooking(world, pageOf(`<style>${css}</style>${printed}`), "Ana de WordPress");

  // The poster's code opens the booking there too, if the partner wants it.
  expect(printed).not.toContain("data-deep-link");
  const linked = builder.page.getByLabel(/^Que un código QR/);
  await linked.check();
  const [settings = ""] = await written("WordPress");
  const page = pageOf(await printWordPress(settings, shortcodes));
  const partner = await openPartner(world, page, "?maloca=booking");
  await partner.page.getByRole("dialog").waitFor();
  await partner.close();
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
  await expectBooking(world, pageOf(await bundle(component)), "Ana de React");
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
  await builder.page.getByLabel("Destino").selectOption("Cualquiera");
  const html: string[] = [];
  const shortcodes: string[] = [];
  let code = "";
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
    const [settings = "", shortcode = ""] = await written("WordPress");
    code = settings;
    shortcodes.push(shortcode);
    const [newest = ""] = await written("HTML");
    html.push(newest);
  }
  expect(shortcodes).toHaveLength(widgetNames.length);
  const [asHtml, asShortcode] = await Promise.all(
    [html.join(""), await printWordPress(code, shortcodes.join("\n"))].map(elementsOf),
  );
  expect(asShortcode).toEqual(asHtml);
  expect(builder.faults).toEqual([]);
});

test("a request in the sample is not sent", async () => {
  const before = await world.leads();
  await choose();
  await sample().locator("maloca-booking[package][consent]").waitFor({ state: "attached" });
  await sample().getByRole("link", { name: "Reservar" }).click();
  // Not every engine scrolls the page to an element in a frame's dialog.
  await builder.page.locator("iframe").evaluate((frame) => frame.scrollIntoView());
  await sample()
    .getByLabel(/Autorizo/)
    .check();
  await book(sample() as never, "Ana de prueba", "");
  expect(await world.leads()).toEqual(before);
});

test("its policy allows its own files alone, and its sample is a page apart", async () => {
  const { page } = await visit(world.browser, `${world.url}/cdn/insertar.html`);
  const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
  expect(await policy.getAttribute("content")).not.toContain("unsafe");
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
        document.head.append(Object.assign(document.createElement("script"), { text: "0" }));
      }),
  );
  expect(refused).toBe("script-src-elem");
  await page.close();

  // In a page of somebody else it shows nothing, whatever that page sends.
  const empty = await (await fetch(`${world.url}/cdn/builder/sample.html`)).text();
  const host = await servePage(empty);
  const stranger = await openPartner(world, pageOf(`<iframe src="${host.url}"></iframe>`));
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
  await stranger.close();
  host.close();
});

test("says whether the version is released", async () => {
  await builder.page.getByText("React", { exact: true }).click();
  expect(await builder.page.getByText("todavía no está publicada").isVisible()).toBe(true);
  const page = await world.browser.newPage();
  await page.route("**/v*/manifest.json", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "cache-control": "public, immutable" };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${world.url}/cdn/insertar.html`);
  await page.getByText("React", { exact: true }).click();
  await page.getByText(/^Es la versión [\d.]+, y no cambia/).waitFor();
  await page.close();
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
async function printWordPress(code: string, text: string): Promise<string> {
  const wordpress = await readFile(new URL("test/wordpress.php", import.meta.url), "utf8");
  await builder.page.getByText("WordPress", { exact: true }).click();
  const zip = await builder.page.getByRole("link", { name: /zip/ }).getAttribute("href");
  const files = unzipSync(new Uint8Array(await (await fetch(zip ?? "")).arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "maloca/",
    "maloca/LICENSE",
    "maloca/block.js",
    "maloca/maloca.php",
    "maloca/uninstall.php",
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
