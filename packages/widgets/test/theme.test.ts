// tier: merge

import { createRequire } from "node:module";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { fakeServer, refused } from "../src/testing/fake-server";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// Whatever is behind a widget and whatever a partner chooses, its words can be read.

const browser = testBrowser();
const LOADER = '<script type="module" src="/maloca.js"></script>';
const inPage: WidgetName[] = ["newsletter", "partnership", "trip-wizard", "experiences"];

interface Word {
  text: string;
  contrast: number;
}

/** Every visible word of an element, with its contrast to what is painted behind it. */
const words = (page: Page, tag: string): Promise<Word[]> =>
  page.locator(tag).evaluate((element) => {
    const context = document
      .createElement("canvas")
      .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    /** Paints one colour over another. */
    const over = (below: number[] | undefined, colour: string) => {
      context.fillStyle = `rgb(${below})`;
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (colour: number[]) =>
      colour
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    const around = (node: Element): Element[] => {
      const next = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
      return next ? [node, ...around(next)] : [node];
    };
    const visible = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: { text: string; contrast: number }[] = [];
    const nodes = [...(element.shadowRoot as ShadowRoot).querySelectorAll("*")];
    for (const node of nodes.filter(visible)) {
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join(" ");
      // A picture behind is all colours: nothing but an opaque background of its own will do.
      const layers = around(node);
      const picture = layers.findIndex(
        (layer) => /url/.test(getComputedStyle(layer).backgroundImage) && layer.localName !== "p",
      );
      const painted = layers
        .slice(0, picture < 0 ? undefined : picture)
        .map((layer) => getComputedStyle(layer).backgroundColor);
      const pictured = picture >= 0 || document.querySelector("main > img");
      const base = pictured ? [127, 127, 127] : [255, 255, 255];
      const ground = painted.reduceRight(over, base);
      const one = luminance(over(ground, getComputedStyle(node).color));
      const other = luminance(ground);
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (text || /^(input|select|textarea)$/.test(node.localName)) found.push({ text, contrast });
    }
    return found;
  });

const illegible = async (page: Page, tag: string) =>
  (await words(page, tag)).filter(({ contrast }) => contrast < 4.5);

async function shown(markup: string, scheme: "light" | "dark" = "light") {
  const server = fakeServer(refused);
  return openPage(browser, markup + LOADER, { server, colorScheme: scheme });
}

const PICTURE =
  "url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%228%22 height=%228%22%3E%3Crect width=%224%22 height=%228%22/%3E%3C/svg%3E')";

const grounds: [name: string, css: string, scheme?: "dark"][] = [
  ["a dark page without a color-scheme", "body{background:#111;color:#eee}"],
  ["a light page on a dark system", "body{background:#fff}", "dark"],
  [
    "a light page that says it has a dark look",
    ":root{color-scheme:light dark}body{background:#fdfdfd}",
    "dark",
  ],
  ["a dark section of a light page", "body{background:#fff}main{background:oklch(0.25 0.05 250)}"],
  ["a picture", `main{background:${PICTURE}}`],
  [
    "a picture below the section",
    `main{position:relative}img{position:absolute;inset:0;width:100%;height:100%}section{position:relative}`,
  ],
  ["a colour between light and dark", "body{background:#7a8a80}"],
];

async function expectLegible(name: WidgetName, css: string, scheme?: "dark", picture = "") {
  const tag = `maloca-${name}`;
  const page = await shown(
    `<style>${css}</style><main>${picture}<section><${tag}></${tag}></section></main>`,
    scheme,
  );
  await page.locator(tag).locator("input:visible").first().waitFor();
  await expect.poll(() => illegible(page, tag)).toEqual([]);
  expect((await words(page, tag)).length).toBeGreaterThan(3);
  // Its errors too.
  const submit = page.locator(tag).locator("[part=submit]:visible, [part=next]:visible");
  if (await submit.count()) {
    await submit.click();
    await page.locator(tag).locator("[part=error]").first().waitFor();
    expect(await illegible(page, tag)).toEqual([]);
  }
}

test.each(grounds)("the words of a form can be read on %s", async (ground, css, scheme) => {
  const picture = ground.includes("below") ? `<img alt="" src="${PICTURE.slice(5, -2)}">` : "";
  await expectLegible("contact", css, scheme, picture);
});

test.each(inPage)("the words of %s can be read on a dark page", (name) =>
  expectLegible(name, "body{background:#111;color:#eee}"),
);

const DARK_READER = createRequire(import.meta.url).resolve("darkreader/darkreader.js");

/** Darkens a page as a visitor's Dark Reader does, and waits until it has reached a widget. */
async function darken(page: Page, name: WidgetName) {
  const tag = `maloca-${name}`;
  await page.locator(tag).locator(loadedBy(name)).first().waitFor();
  await page.addScriptTag({ path: DARK_READER });
  await page.evaluate("DarkReader.enable()");
  await page.waitForFunction(
    (host) => Number(document.querySelector(host)?.shadowRoot?.adoptedStyleSheets.length) > 1,
    tag,
  );
}

// A partner's own colours where words stand on a plain ground, which can be measured.
const darkened: [WidgetName, css: string][] = [
  ...widgetNames.map((name): [WidgetName, string] => [name, ""]),
  ["contact", "--maloca-accent:#ffe9a8"],
  ["help", "--maloca-brand:#00a4e4"],
  ["lightbox", "--maloca-brand:#888"],
];

test.each(darkened)(
  "%s can be read where Dark Reader has darkened the page, with the colours '%s'",
  async (name, css) => {
    const tag = `maloca-${name}`;
    const page = await shown(`<style>${tag}{${css}}</style>${markupOf(name)}`);
    await darken(page, name);
    await expect.poll(() => illegible(page, tag)).toEqual([]);
    expect((await words(page, tag)).length).toBeGreaterThan(0);
  },
);

test("a form follows a page that changes between day and night", async () => {
  const page = await shown(
    `<style>body{background:#fff;transition:background-color 100ms}.night{background:#14171a}</style>
     <maloca-newsletter></maloca-newsletter>`,
  );
  const label = page.locator("maloca-newsletter label");
  const day = await label.evaluate((node) => getComputedStyle(node).color);
  await page.evaluate(() => document.body.classList.add("night"));
  await expect.poll(() => label.evaluate((node) => getComputedStyle(node).color)).not.toBe(day);
  await expect.poll(() => illegible(page, "maloca-newsletter")).toEqual([]);
  await page.evaluate(() => document.body.classList.remove("night"));
  await expect.poll(() => label.evaluate((node) => getComputedStyle(node).color)).toBe(day);
});

test("a form on a plain page has no background of its own, nor one whose page chose its text", async () => {
  for (const css of [
    "body{background:#fff}",
    "",
    `body{background:${PICTURE};--maloca-text:#000}`,
  ]) {
    const page = await shown(`<style>${css}</style><maloca-contact></maloca-contact>`);
    const form = page.locator("maloca-contact form");
    await form.waitFor();
    await page.waitForLoadState("networkidle");
    expect(await form.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
      "rgba(0, 0, 0, 0)",
    );
  }
});

test("a form whose theme is the other of its page's has a background of its own", async () => {
  const page = await shown(
    `<main style="background:#111">
       <maloca-newsletter theme="light"></maloca-newsletter><maloca-contact theme="dark"></maloca-contact>
     </main>
     <maloca-experiences theme="dark" experiences="A,B,C"></maloca-experiences>`,
  );
  for (const tag of ["maloca-newsletter", "maloca-contact", "maloca-experiences"]) {
    await page.locator(tag).locator("input").first().waitFor();
    await expect.poll(() => illegible(page, tag), { message: tag }).toEqual([]);
  }
  const contact = page.locator("maloca-contact form");
  expect(await contact.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
});

const roots: Partial<Record<WidgetName, string>> = { help: "[part=panel]", lightbox: "dialog" };

test.each(widgetNames)("%s is as light or dark as its theme says", async (name) => {
  for (const theme of ["light", "dark"]) {
    const page = await shown(
      `<style>:root{color-scheme:${theme === "dark" ? "light" : "dark"}}</style>
       ${markupOf(name).replace(`<maloca-${name}`, `$& theme="${theme}"`)}`,
    );
    const root = page.locator(`maloca-${name}`).locator(roots[name] ?? "form, dialog, fieldset");
    await root.first().waitFor();
    expect(await root.first().evaluate((node) => getComputedStyle(node).colorScheme)).toBe(theme);
  }
});

test.each(["#ffd54f", "#000000", "#00a4e4", "#767676"])(
  "a button of the colour %s has words that can be read",
  async (colour) => {
    const tag = "maloca-booking";
    const page = await shown(
      `<${tag} destination="Guaviare" open style="--maloca-accent:${colour};--maloca-brand:${colour}"></${tag}>`,
    );
    const contrastOf = async (text: string) =>
      (await words(page, tag)).find((word) => word.text === text)?.contrast;
    await page.locator(tag).locator("form").waitFor();
    expect(await contrastOf("Enviar solicitud")).toBeGreaterThanOrEqual(4.5);
    // The link to the payment is in the brand's colour.
    await page.locator(tag).locator("[part=pay]").waitFor();
    expect(await contrastOf("Pagar anticipo o total")).toBeGreaterThanOrEqual(4.5);
    // And distinguished from the words beside it by more than its colour.
    const line = (node: Element) => getComputedStyle(node).textDecorationLine;
    expect(await page.locator(tag).locator("[part=pay]").evaluate(line)).toBe("underline");
  },
);
