// tier: merge

import { trips } from "@maloca/catalog";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { COLOURS, violations } from "../../packages/tooling/browsers/axe";
import { equalAccess } from "../../packages/tooling/browsers/equal-access";
import { paths } from "./built";
import { textsOf } from "./texts";
import { visitor } from "./visit";

// The pages in a browser, checked for overflow and with axe.

const open = visitor();
const visit = (path: string, width: number) => open(path, { viewport: { width, height: 900 } });

/** What axe finds in the dark theme, which changes only colours. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const faults = await violations(page, COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  return faults;
}

/**
 * Words outside of the window, except in rows that scroll sideways. The page clips what is too wide, so
 * its own width does not show them. Folds are open: closed ones may share a row.
 */
const outside = (page: Page) =>
  page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const fold of folds) fold.open = true;
    const words = [
      ...document.querySelectorAll("main :is(h1,h2,h3,h4,p,li,dt,dd,a,button,label,span)"),
    ]
      .filter((element) => {
        let at: Element | null = element;
        while (at && getComputedStyle(at).overflowX !== "auto") at = at.parentElement;
        return !at;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ element }) => element.outerHTML.slice(0, 120));
    for (const fold of folds) fold.open = false;
    return words;
  });

const WIDTHS = [320, 768, 1440];

/** Targets of 24 px are a rule that axe leaves out unless asked. */
const TARGETS_TOO = { rules: { "target-size": { enabled: true } } };

/** WCAG 2.2, 1.4.12: distances of lines, letters, words and paragraphs that a visitor may set. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** One component makes the pages of all trips: of a season, of the year, and of one to come stand for them. */
const KINDS = ["/guaviare", "/velitas-choco", "/guajira", "/providencia"];
const isTrip = new Set<string>(trips.map(({ slug }) => `/${slug}`));

/** Takes the site's fonts from a page, as where they do not load: others are wider. */
function withoutFonts() {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--)
      if (/^@font-face.*\.woff2/s.test(sheet.cssRules[at]?.cssText ?? "")) sheet.deleteRule(at);
}

test.each(paths)(
  "%s breaks no rule of axe or Equal Access, and all of it is seen by day and night, at 320, 768 and 1440 px, spaced widely, and in a wide font",
  async (path) => {
    const page = await visit(path, 320);
    const whole = !isTrip.has(path) || KINDS.includes(path);
    expect(await faultsInTheDark(page)).toEqual([]);
    if (!whole) expect(await violations(page, COLOURS)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (whole) expect(await violations(page, TARGETS_TOO), `${width} px`).toEqual([]);
      expect(await outside(page), `${width} px`).toEqual([]);
    }
    if (whole) expect(await equalAccess(page)).toEqual([]);
    const spacing = await page.addStyleTag({ content: WIDE_SPACING });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const lost = (await textsOf(page)).filter(({ cut, outside: beside }) => cut || beside);
      expect(lost, `spaced, ${width} px`).toEqual([]);
    }
    await spacing.evaluate((style) => (style as Element).remove());
    await page.evaluate(withoutFonts);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await outside(page), "in a wide font").toEqual([]);
  },
);

test("check marks and shares stay visible in forced colours", async () => {
  const page = await visit("/", 1440);
  await page.emulateMedia({ forcedColors: "active" });
  const { mark, ink, grounds } = await page.evaluate(() => {
    const highlight = document.querySelector("#viajes li li") as Element;
    const { borderTopWidth, borderTopColor } = getComputedStyle(highlight, "::before");
    return {
      mark: `${borderTopWidth} ${borderTopColor}`,
      ink: getComputedStyle(highlight).color,
      grounds: [...document.querySelectorAll("#hoteles li")].map(
        (share) => getComputedStyle(share, "::after").backgroundColor,
      ),
    };
  });
  expect(mark).toBe(`10px ${ink}`);
  expect(new Set(grounds).size).toBe(3);
});

test("the keyboard can skip the bar", async () => {
  const page = await visit("/guaviare", 1440);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  // Not visible until it has the focus.
  const box = await skip.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.width > 40).toBe(true);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#contenido");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test.each(["propuesta", "mensaje"])("the open dialog %s has no axe violations", async (id) => {
  for (const width of [320, 1440]) {
    const page = await visit("/consultoria", width);
    await page.locator(`[commandfor=${id}]`).first().click();
    await page.locator(`#${id} button[type=submit]`).first().waitFor();
    expect(await violations(page)).toEqual([]);
    // A form looks again at what is behind it.
    await expect.poll(() => faultsInTheDark(page)).toEqual([]);
  }
});
