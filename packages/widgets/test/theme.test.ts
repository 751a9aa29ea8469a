// tier: merge

import { createRequire } from "node:module";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { fakeServer, refused } from "../src/testing/fake-server";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";
import { illegible, marks } from "./marks";

// Whatever is behind a widget and whatever a partner chooses, its words can be read.

const browser = testBrowser();
const LOADER = '<script type="module" src="/maloca.js"></script>';
const inPage: WidgetName[] = ["newsletter", "partnership", "trip-wizard", "experiences"];

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
  expect((await marks(page, tag)).length).toBeGreaterThan(3);
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
    expect((await marks(page, tag)).length).toBeGreaterThan(0);
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
  const page = await shown(markupOf(name));
  const element = page.locator(`maloca-${name}`);
  const root = element.locator(roots[name] ?? "form, dialog, fieldset").first();
  await root.waitFor();
  for (const theme of ["light", "dark"]) {
    await page.addStyleTag({
      content: `:root{color-scheme:${theme === "dark" ? "light" : "dark"}}`,
    });
    await element.evaluate((node, given) => node.setAttribute("theme", given), theme);
    await expect
      .poll(() => root.evaluate((node) => getComputedStyle(node).colorScheme))
      .toBe(theme);
  }
});

test("a link is distinguished from the words beside it by more than its colour", async () => {
  const page = await shown('<maloca-booking destination="Guaviare" open></maloca-booking>');
  const pay = page.locator("maloca-booking").locator("[part=pay]");
  await expect
    .poll(() => pay.evaluate((node) => getComputedStyle(node).textDecorationLine))
    .toBe("underline");
});
