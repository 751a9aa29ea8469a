// tier: merge

import { readFileSync } from "node:fs";
import { join } from "node:path";
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
async function open(
  name: WidgetName,
  width = 390,
  style = "",
  markup = markupOf(name),
): Promise<Page> {
  const html = `<!doctype html><html lang="es-CO" style="${style}"><title>Hotel</title><main><h1>Hotel</h1><h2>Reserva</h2>${markup}</main><script src="/maloca.js"></script>`;
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

const LONG =
  'destination="Parque Nacional Natural Serranía de Chiribiquete" package="Internacionalización otorrinolaringológica"';
const CHOICES = `experiences="Desproporcionadamente, Electroencefalografista del ecosistema" strings='{"title":"Electroencefalografistas interinstitucionales","submit":"Comprometerse responsablemente"}'`;
const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'/>";

/** Widgets whose words hardly fit, and what shows once all of them are there. */
const wordy: [what: string, name: WidgetName, markup: string, shown: string][] = [
  ["a booking", "booking", `open ${LONG} ${CHOICES}`, "[part=ticket]"],
  ["a booking in the page", "booking", `inline ${LONG} ${CHOICES}`, "[part=ticket]"],
  [
    "a payment that is handed over",
    "payment",
    `open amount="999999999999" ${LONG}`,
    "textarea[readonly]",
  ],
  [
    "the help",
    "help",
    'open email="reservas@posada-el-mirador-del-guaviare.example" hours="Todos los días, 07:00–21:00"',
    "section a",
  ],
  [
    "a picture",
    "lightbox",
    `open><a href="${PICTURE}"><img src="${PICTURE}" alt="Río">Internacionalización otorrinolaringológica: al amanecer la neblina sube del río y deja ver las piedras pintadas que la comunidad cuida desde hace generaciones.</a`,
    "[part=caption]",
  ],
];

test.each(wordy)("%s with long words is cut nowhere at 320 px", async (_, name, given, shown) => {
  const page = await open(name, 320, "", `<maloca-${name} ${given}></maloca-${name}>`);
  const widget = page.locator(`maloca-${name}`);
  if (name === "payment") {
    await page.evaluate("window.open = () => null");
    await widget.locator("[name=name]").fill("Lucía Peña Ibáñez");
    await widget.locator("[part=submit]").click();
  }
  await widget.locator(shown).first().waitFor({ state: "attached" });
  expect(await sideways(page, name)).toEqual([]);
  // Within a field long text scrolls, and what is for the ear alone is one pixel.
  const cut = await page.evaluate<string[]>(
    `${within(`maloca-${name}`)}
    .filter((node) => node.matches("dialog") || [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
    .filter((node) => !node.matches("textarea") && getComputedStyle(node).textOverflow !== "ellipsis" && node.clientWidth > 1)
    .filter((node) => node.scrollWidth > node.clientWidth)
    .map((node) => node.localName + " " + node.textContent)`,
  );
  expect(cut).toEqual([]);
});

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

/** The stops of the Tab key in what a screen reader meets, by their names; of a group of radios one. */
const stopsIn = (name: WidgetName) =>
  readFileSync(join(import.meta.dirname, `reading-order/${name}.txt`), "utf8")
    .split("\n")
    .filter((line) => /^(textbox|checkbox|radio|combobox|button|link) /.test(line))
    .map((line) => (line.startsWith("radio ") ? "radio" : line.slice(line.indexOf(" ") + 1)))
    .filter((name, at, all) => name !== "radio" || all[at - 1] !== "radio");

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
      name: node.type === "radio"
        ? "radio"
        : (node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent ?? node.textContent).replace(/\\s+/g, " ").trim(),
      covered: !on || !(around.contains(on) || on.contains(node)),
      small: !node.matches("p a") && (width < least || height < least),
      box: { x, y, width, height },
    };
  })()`);

/** Of a line of one pixel with a contrast of 3:1 around what has the focus. */
const LEAST_RING = 1.5;

/** Presses Tab until the first stop comes again. */
async function walk(page: Page, name: WidgetName, most: number) {
  const blank = await browser.newPage();
  const stops: (Stop & { ring: number })[] = [];
  // Between the last stop and the first the focus passes by the browser's own buttons.
  for (let presses = 0; presses < most + 6; presses++) {
    await page.keyboard.press("Tab");
    const stop = await stopped(page, name);
    if (!stop || stop.name === stops.at(-1)?.name) continue;
    if (stop.name === stops[0]?.name) break;
    stops.push({ ...stop, ring: await focusRing(page, blank, stop.box) });
  }
  return stops;
}

test.each(widgetNames)(
  "the keyboard reaches all of %s in its reading order, each stop uncovered, large enough and in a ring of 3:1",
  async (name) => {
    const order = stopsIn(name);
    const stops = await walk(await open(name), name, order.length);
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.filter(({ small }) => small)).toEqual([]);
    expect(stops.filter(({ ring }) => ring < LEAST_RING)).toEqual([]);
    const names = stops.map((stop) => stop.name);
    const from = names.indexOf(order[0] ?? "");
    expect([...names.slice(from), ...names.slice(0, from)]).toEqual(order);
  },
);

test.each([
  ["a white page", "color-scheme: light; background: #fff"],
  ["a dark page", "color-scheme: dark; background: #14110d"],
  ["a page of sand", "color-scheme: light; background: #e8dcc4"],
  ["a blue page", "color-scheme: dark; background: #0b3954"],
])("on %s each stop of a form has a ring of 3:1", async (_, style) => {
  const page = await open("newsletter", 390, style);
  const stops = await walk(page, "newsletter", 3);
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.filter(({ ring }) => ring < LEAST_RING)).toEqual([]);
});
