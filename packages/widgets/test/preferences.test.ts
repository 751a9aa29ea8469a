// tier: merge

import type { BrowserContextOptions } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// A visitor's system settings, in every widget: reduced motion and forced colours.

const browser = testBrowser();

const picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;
const link = `<a href="${picture}"><img src="${picture}" alt="Río"></a>`;
/** Widgets that need more than their tag, open where they can be. */
const markup: Partial<Record<WidgetName, string>> = {
  booking: `<maloca-booking open experiences="Surf, Masaje"></maloca-booking>`,
  lightbox: `<maloca-lightbox open>${link.repeat(2)}</maloca-lightbox>`,
  help: "<maloca-help open></maloca-help>",
};

const markupOf = (name: WidgetName) =>
  markup[name] ?? `<maloca-${name}${isDialog(name) ? " open" : ""}></maloca-${name}>`;

/** What a widget without a field shows once it has loaded. */
const loadedContent: Partial<Record<WidgetName, string>> = {
  help: "section",
  lightbox: "dialog img",
};

/** Finds motion and missing borders in a loaded widget; of the newsletter also in its toast. */
async function examine(name: WidgetName, options: BrowserContextOptions) {
  const html = `<script src="/maloca.js"></script>${markupOf(name)}`;
  const page = await openPage(browser, html, undefined, options);
  const element = page.locator(`maloca-${name}`);
  await element
    .locator(loadedContent[name] ?? "input")
    .first()
    .waitFor();
  if (name === "newsletter") {
    await element.locator("input").fill("ana");
    await element.locator("[type=submit]").click();
    await page.locator("[part=toast]").waitFor();
  }
  const found = await page.evaluate(() => {
    const roots = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((node) => [
        node,
        ...(node.shadowRoot ? roots(node.shadowRoot) : []),
      ]);
    const own = roots(document).filter(
      (node) => node.getRootNode() !== document && node.checkVisibility(),
    );
    const named = (node: Element) => `${node.localName} ${node.className}`;
    const moves = ["", "::before", "::after", "::backdrop"].flatMap((part) =>
      own
        .filter((node) => {
          const style = getComputedStyle(node, part);
          const lasts = style.transitionDuration
            .split(", ")
            .some((time) => Number.parseFloat(time) > 0);
          const changes = lasts && style.transitionProperty !== "none";
          return style.animationName !== "none" || changes;
        })
        .map((node) => named(node) + part),
    );
    const edgeless = own
      .filter((node) => node.matches("button,[role=button],input,select,textarea,[part=toast]"))
      // The browser draws these.
      .filter((node) => !node.matches("[type=checkbox],[type=radio]"))
      .filter((node) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(node);
        const seen = !/^rgba\(.*, 0\)$/.test(borderTopColor) && borderTopStyle !== "none";
        return !seen || Number.parseFloat(borderTopWidth) < 1;
      })
      .map(named);
    return { moves, edgeless, many: own.length };
  });
  await page.context().close();
  return found;
}

test.each(widgetNames)("%s has no motion with reduced motion", async (name) => {
  const { moves, many } = await examine(name, { reducedMotion: "reduce" });
  expect(many).toBeGreaterThan(5);
  expect(moves).toEqual([]);
});

test("motion is found where it is allowed", async () => {
  const { moves } = await examine("booking", { reducedMotion: "no-preference" });
  expect(moves.join()).toMatch(/dialog .*dialog .*::backdrop/);
});

test.each(widgetNames)("%s keeps its borders in forced colours", async (name) => {
  const { edgeless, many } = await examine(name, { forcedColors: "active" });
  expect(many).toBeGreaterThan(5);
  expect(edgeless).toEqual([]);
});

test("a dialog's band is woven in forced colours too", async () => {
  const page = await openPage(
    browser,
    `<script src="/maloca.js"></script>${markupOf("booking")}`,
    undefined,
    { forcedColors: "active" },
  );
  const header = page.locator("maloca-booking header");
  const painted = (part?: string) =>
    header.evaluate((node, of) => getComputedStyle(node, of).backgroundImage, part);
  // The browser takes any other pattern away.
  await expect.poll(() => painted()).toBe("none");
  expect(await painted("::after")).toContain("conic-gradient");
  await page.context().close();
});

test("a toast has room for its words on a phone with text twice as large", async () => {
  const page = await openPage(
    browser,
    `<script src="/maloca.js"></script>${markupOf("newsletter")}`,
    undefined,
    { viewport: { width: 195, height: 422 } },
  );
  await page.locator("maloca-newsletter input").fill("ana");
  await page.locator("maloca-newsletter [type=submit]").click();
  const toast = page.locator("[part=toast]");
  await toast.waitFor();
  const [beyond, right] = await toast.evaluate((node) => [
    Math.max(...[node, ...node.children].map((each) => each.scrollWidth - each.clientWidth)),
    node.getBoundingClientRect().right,
  ]);
  expect(beyond).toBe(0);
  expect(right).toBeLessThanOrEqual(195);
  await page.context().close();
});
