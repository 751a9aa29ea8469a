// tier: merge

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { paths } from "./built";
import { DESK, ORIGIN, PHONE, visitor } from "./visit";

// The navigation bar, used as visitors use it (docs/product.md, "Navigation bar").

const visit = visitor();

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (size, viewport) => {
  const openMenu = async (page: Page) => {
    if (size === "a phone") await page.getByRole("button", { name: "Menú" }).click();
  };

  test("a menu item scrolls to its section, from home and from another page", async () => {
    for (const from of ["/", "/guajira"]) {
      const page = await visit(from, { viewport });
      await openMenu(page);
      await page.getByRole("link", { name: "Comunidades", exact: true }).click();
      await expect.poll(() => page.url()).toBe(`${ORIGIN}/#territorios`);
      // Just below the bar.
      await expect.poll(() => topOf(page, "territorios")).toBeLessThan(120);
      expect(await topOf(page, "territorios")).toBeGreaterThanOrEqual(0);
    }
  });

  // Each page has it: `content-policy.walk.test.ts` opens its booking on all.
  test("a page stays below the bar, and the bar's button opens the booking", async () => {
    const page = await visit("/consultoria", { viewport });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = page.locator("body > header");
    await expect.poll(() => bar.evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
    await openMenu(page);
    await page.locator("header").getByRole("button", { name: "Agenda tu Viaje" }).click();
    await page.getByRole("dialog").getByLabel("Destino", { exact: true }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
  });
});

/** What of a bar leaves the window, or is wider than its own box. Runs in the page. */
function beyond(bar: Element): string[] {
  bar.removeAttribute("data-away");
  return [bar, ...bar.querySelectorAll("a, button, p, strong, span")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[popover]"))
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      // What is for the ear alone is one pixel.
      if (width <= 1) return false;
      return left < 0 || right > innerWidth || one.scrollWidth > Math.ceil(width) + 1;
    })
    .map((one) => `${one.localName} ${one.textContent.trim()}`);
}

test.each(paths)(
  "%s keeps its bars in a small phone's window, with large letters too",
  async (path) => {
    const page = await visit(path, { fonts: true });
    const found: string[] = [];
    for (const text of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, text);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const bar of await page.locator("body > header, [data-bar]").all())
          for (const one of await bar.evaluate(beyond))
            found.push(`${width} px, ${text} %: ${one}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test("the bar has one line with ordinary letters, and its name from 390 pixels on", async () => {
  const page = await visit("/guaviare", { fonts: true });
  const bar = page.locator("body > header");
  for (const width of [320, 360, 390, 768, 1080, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const [height, name] = await bar.evaluate((one) => [
      one.getBoundingClientRect().height,
      getComputedStyle(one.querySelector("a") as Element).fontSize,
    ]);
    expect([width, height, name !== "0px"]).toEqual([width, 68, width >= 390]);
  }
});

test("the phone menu opens, exposes its state and closes", async () => {
  const page = await visit("/velitas-choco", { viewport: PHONE });
  const button = page.getByRole("button", { name: "Menú" });
  const menu = page.locator("#menu");
  const accessibility = await page.context().newCDPSession(page);
  for (const open of [true, false]) {
    await button.click();
    await expect.poll(() => menu.isVisible()).toBe(open);
    // The browser says it of a button that opens a popover.
    const { nodes } = await accessibility.send("Accessibility.getFullAXTree");
    const { properties } = nodes.find(({ name }) => name?.value === "Menú") ?? {};
    const expanded = properties?.find(({ name }) => name === "expanded");
    expect(expanded?.value.value).toBe(open);
  }
});

test("an arrival at a section scrolls there after 100 ms, not before", async () => {
  const page = await visit("/providencia");
  await page.clock.install({ time: "2026-01-01" });
  await page.clock.pauseAt("2026-01-02");
  await page.addInitScript(() => {
    const seen = window as { scrolled?: string[] };
    seen.scrolled = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.scrolled?.push(this.id);
    };
  });
  await page.goto(`${ORIGIN}/#viajes`);
  const scrolled = () => page.evaluate(() => (window as { scrolled?: string[] }).scrolled);
  await page.clock.runFor(99);
  expect(await scrolled()).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrolled()).toEqual(["viajes"]);
});

test("an unknown path is logged to the console", async () => {
  const page = await visit("/404.html");
  const lines: string[] = [];
  page.on("console", (line) => line.type() === "error" && lines.push(line.text()));
  await page.reload();
  await expect.poll(() => lines).toEqual(["404: no page at /404.html"]);
});

test("the help is a green round button, whatever the page's colours", async () => {
  const page = await visit("/guajira");
  const button = page.locator("maloca-help [part=button]");
  const style = await button.evaluate((one) => {
    const { backgroundColor, borderRadius } = getComputedStyle(one);
    return [backgroundColor, borderRadius];
  });
  // The forest green of the frame.
  expect(style).toEqual(["rgb(18, 56, 43)", "999px"]);
});
