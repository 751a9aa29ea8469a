// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "../../tooling/browsers/axe";
import type { Box } from "../../tooling/browsers/changed-pixels";
import { equalAccess } from "../../tooling/browsers/equal-access";
import { focusRing } from "../../tooling/browsers/focus-ring";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// What WCAG 2.2 asks of every widget and a browser can measure; docs/guide/en/accessibility.md says which
// criterion each test shows.

const browser = testBrowser();

/** A widget on a page of its own, open. */
async function open(name: WidgetName, width = 390, style = ""): Promise<Page> {
  const html = `<!doctype html><html lang="es-CO" style="${style}"><title>Hotel</title><main><h1>Hotel</h1><h2>Reserva</h2>${markupOf(name)}</main><script src="/maloca.js"></script>`;
  const page = await openPage(browser, html, { viewport: { width, height: 800 } });
  await page.locator(`maloca-${name}`).locator(loadedBy(name)).first().waitFor();
  return page;
}

/** In the page: every element inside a widget's shadow root that is shown. */
const within = (selector: string) => `
  [...document.querySelector("${selector}").shadowRoot.querySelectorAll("*")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))`;

/** WCAG 2.2, 1.4.12: what is cut once lines, letters, words and paragraphs have this distance. */
async function cutBySpacing(page: Page, name: WidgetName) {
  await page.evaluate(
    `for (const node of ${within(`maloca-${name}`)}) {
      node.style.setProperty("line-height", "1.5", "important");
      node.style.setProperty("letter-spacing", "0.12em", "important");
      node.style.setProperty("word-spacing", "0.16em", "important");
      if (node.localName === "p") node.style.setProperty("margin-bottom", "2em", "important");
    }`,
  );
  const found: unknown[] = [];
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.evaluate<string[]>(
      `${within(`maloca-${name}`)}
      .filter((node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
      .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflow) && node.clientWidth > 1)
      .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
      .map((node) => node.textContent)`,
    );
    found.push(...cut.map((words) => ({ width, words })));
  }
  return found;
}

/** What scrolls sideways: the page, or a part of the widget. */
const sideways = (page: Page, name: WidgetName) =>
  page.evaluate<string[]>(
    `[document.documentElement, ...${within(`maloca-${name}`)}]
    .filter((node) => node.scrollWidth > node.clientWidth + 1)
    .filter((node) => node === document.documentElement || /auto|scroll/.test(getComputedStyle(node).overflowX))
    .map((node) => node.localName + "." + node.className)`,
  );

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.each(widgetNames)(
  "%s breaks no rule of WCAG 2.2, level A and AA, fits a width of 320 px without scrolling sideways, and shows all of its words when text is spaced widely",
  async (name) => {
    const page = await open(name);
    expect(await violations(page, { runOnly: AXE_TAGS })).toEqual([]);
    expect(await equalAccess(page)).toEqual([]);
    expect(await cutBySpacing(page, name)).toEqual([]);

    const narrow = await open(name, 320);
    expect(await sideways(narrow, name)).toEqual([]);
  },
);

/** The size of each text in a widget. */
const sizesOf = async (page: Page, name: WidgetName) =>
  new Map(
    await page.evaluate<[words: string, size: number][]>(
      `${within(`maloca-${name}`)}
      .filter((node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
      .map((node) => [node.textContent, parseFloat(getComputedStyle(node).fontSize)])`,
    ),
  );

test.each(widgetNames)(
  "the text of %s doubles with the page's root, fits 320 px then, and does not shrink with it",
  async (name) => {
    const page = await open(name, 320);
    const usual = await sizesOf(page, name);
    /** What each text is as large as, in its usual size, with a root of so much. */
    const factors = async (root: string) => {
      await page.evaluate(`document.documentElement.style.fontSize = "${root}"`);
      return [...(await sizesOf(page, name))].map(([words, size]) => {
        const from = usual.get(words) ?? size;
        // A title grows as far as its longest word is whole.
        return { words, factor: from < 24 ? size / from : Math.max(1, Math.round(size / from)) };
      });
    };
    expect((await factors("62.5%")).filter(({ factor }) => factor !== 1)).toEqual([]);
    const grown = await factors("200%");
    expect(grown.filter(({ factor }) => factor > 1.99).length).toBeGreaterThan(1);
    expect(
      grown.filter(({ factor, words }) => factor < 1.99 && (usual.get(words) ?? 24) < 24),
    ).toEqual([]);
    expect(await sideways(page, name)).toEqual([]);
  },
);

interface Stop {
  name: string;
  covered: boolean;
  /** Below 24 px, or 44 for what sends. */
  small: boolean;
  box: Box;
}

/** What has the focus, and whether something covers it. */
const stopped = (page: Page, name: WidgetName) =>
  page.evaluate<Stop | null>(`(() => {
    const root = document.querySelector("maloca-${name}").shadowRoot;
    const node = root.activeElement;
    if (!node) return null;
    // The ring of a box is drawn around its words too.
    const around = node.matches("[type=checkbox], [type=radio]") ? node.closest("label") : node;
    const { x, y, width, height } = around.getBoundingClientRect();
    const on = root.elementFromPoint(x + width / 2, y + height / 2);
    const least = node.matches("[type=submit]") ? 44 : 24;
    return {
      name: node.localName + " " + (node.getAttribute("aria-label") || node.name || node.textContent.trim()).slice(0, 40) + " " + (node.value ?? ""),
      covered: !on || !(around.contains(on) || on.contains(node)),
      small: !node.matches("p a") && (width < least || height < least),
      box: { x, y, width, height },
    };
  })()`);

/** Of a line of one pixel with a contrast of 3:1 around what has the focus. */
const LEAST_RING = 1.5;

/** Presses Tab until the first stop comes again. */
async function walk(page: Page, name: WidgetName) {
  const blank = await browser.newPage();
  const all = await page.evaluate<number>(
    `${within(`maloca-${name}`)}.filter((node) => node.matches("a[href], button, input, select, textarea") && !node.disabled && node.tabIndex >= 0 && node.type !== "radio").length`,
  );
  const stops: (Stop & { ring: number })[] = [];
  for (let step = 0; step < all + 6; step++) {
    await page.keyboard.press("Tab");
    const stop = await stopped(page, name);
    if (!stop) continue;
    if (stops.some((one) => one.name === stop.name)) break;
    stops.push({ ...stop, ring: await focusRing(page, blank, stop.box) });
  }
  return { all, stops };
}

test.each(widgetNames)(
  "the keyboard reaches all of %s, each stop uncovered, large enough and in a ring of 3:1",
  async (name) => {
    const page = await open(name);
    const { all, stops } = await walk(page, name);
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.filter(({ small }) => small)).toEqual([]);
    expect(stops.filter(({ ring }) => ring < LEAST_RING)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(all);
  },
);

test.each([
  ["a white page", "color-scheme: light; background: #fff"],
  ["a dark page", "color-scheme: dark; background: #14110d"],
  ["a page of sand", "color-scheme: light; background: #e8dcc4"],
  ["a blue page", "color-scheme: dark; background: #0b3954"],
])("on %s each stop of a form has a ring of 3:1", async (_, style) => {
  const page = await open("newsletter", 390, style);
  const { stops } = await walk(page, "newsletter");
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.filter(({ ring }) => ring < LEAST_RING)).toEqual([]);
});
