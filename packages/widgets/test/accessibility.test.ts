// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "../../tooling/browsers/axe";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// What WCAG 2.2 asks of every widget and a browser can measure; docs/guide/en/accessibility.md says which
// criterion each test shows.

const browser = testBrowser();

/** A widget on a page of its own, open. */
async function open(name: WidgetName, width = 390): Promise<Page> {
  const html = `<!doctype html><html lang="es-CO"><title>Hotel</title><main><h1>Hotel</h1><h2>Reserva</h2>${markupOf(name)}</main><script src="/maloca.js"></script>`;
  const page = await openPage(browser, html, undefined, { viewport: { width, height: 800 } });
  await page.locator(`maloca-${name}`).locator(loadedBy(name)).first().waitFor();
  return page;
}

/** In the page: every element inside a widget's shadow root that is shown. */
const within = (selector: string) => `
  [...document.querySelector("${selector}").shadowRoot.querySelectorAll("*")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))`;

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.each(widgetNames)(
  "%s breaks no rule of WCAG 2.2, level A and AA, fits a width of 320 px without scrolling sideways, and shows all of its words when text is spaced widely",
  async (name) => {
    const page = await open(name);
    expect(await violations(page, { runOnly: AXE_TAGS })).toEqual([]);
    const cut = await page.evaluate(
      `for (const node of ${within(`maloca-${name}`)}) {
      node.style.setProperty("line-height", "1.5", "important");
      node.style.setProperty("letter-spacing", "0.12em", "important");
      node.style.setProperty("word-spacing", "0.16em", "important");
    }
    ${within(`maloca-${name}`)}
      .filter((node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
      .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflow) && node.clientWidth > 1)
      .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
      .map((node) => node.textContent)`,
    );
    expect(cut).toEqual([]);
    await page.context().close();

    const narrow = await open(name, 320);
    const wide = await narrow.evaluate(
      `[document.documentElement, ...${within(`maloca-${name}`)}]
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .filter((node) => node === document.documentElement || /auto|scroll/.test(getComputedStyle(node).overflowX))
      .map((node) => node.localName + "." + node.className)`,
    );
    expect(wide).toEqual([]);
    await narrow.context().close();
  },
);

interface Stop {
  name: string;
  seen: boolean;
  covered: boolean;
  small: boolean;
}

/** What has the focus: whether that can be seen, and whether something covers it. */
const stopped = (page: Page, name: WidgetName) =>
  page.evaluate<Stop | null>(`(() => {
    const root = document.querySelector("maloca-${name}").shadowRoot;
    const node = root.activeElement;
    if (!node) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    const near = getComputedStyle(node.closest("label") ?? node);
    // "auto" is the browser's own ring, which it draws wider than it says.
    const drawn = (style, width) => style === "auto" || (style !== "none" && parseFloat(width) >= 2);
    const { x, y, width, height } = node.getBoundingClientRect();
    const on = root.elementFromPoint(x + width / 2, y + height / 2);
    const { width: wide, height: high } = (node.closest("label") ?? node).getBoundingClientRect();
    return {
      name: node.localName + " " + (node.getAttribute("aria-label") || node.name || node.textContent.trim()).slice(0, 40) + " " + (node.value ?? ""),
      seen: drawn(outlineStyle, outlineWidth) || boxShadow !== "none" || drawn(near.outlineStyle, near.outlineWidth),
      covered: !on || !(node.contains(on) || on.contains(node)),
      small: !node.matches("p a") && (wide < 24 || high < 24),
    };
  })()`);

test.each(widgetNames)(
  "the keyboard reaches all of %s in the order of reading, seen and uncovered",
  async (name) => {
    const page = await open(name);
    const all = await page.evaluate<number>(
      `${within(`maloca-${name}`)}.filter((node) => node.matches("a[href], button, input, select, textarea") && !node.disabled && node.tabIndex >= 0 && node.type !== "radio").length`,
    );
    await page.evaluate(
      `${within(`maloca-${name}`)}.find((node) => node.matches("a[href], button, input, select, textarea")).focus()`,
    );
    // The browser shows the focus once a key was pressed.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    const stops: Stop[] = [];
    for (let step = 0; step < all + 6; step++) {
      const stop = await stopped(page, name);
      if (stop && stops.some((one) => one.name === stop.name)) break;
      if (!stop) break;
      stops.push(stop);
      await page.keyboard.press("Tab");
    }
    expect(stops.length).toBeGreaterThanOrEqual(Math.min(all, 2));
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.filter(({ small }) => small)).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(all);
    await page.context().close();
  },
);
