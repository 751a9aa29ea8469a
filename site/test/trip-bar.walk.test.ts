// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { tripWords } from "../content/trip";
import { DESK, PHONE, visitor } from "./visit";

// The bar of trip pages on a phone and a tablet: price, button and help.

const visit = visitor();
const barOf = (page: Page) => page.locator("[data-bar]");

/** A page without pictures, by default on a phone. */
const open = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { viewport: PHONE, ...options });

const shown = (page: Page) =>
  barOf(page).evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return getComputedStyle(bar).opacity === "1" && top < innerHeight && bottom > 0;
  });

test.each([
  ["/guaviare", "[data-maloca-open=booking]", PHONE],
  ["/guaviare", "[data-maloca-open=booking]", { width: 768, height: 1024 }],
  ["/voluntariado", "a[target=_blank]", PHONE],
])(
  "%s: it comes after the hero, and gives way to the page's own buttons",
  async (path, own, viewport) => {
    const page = await open(path, { viewport });
    expect(await shown(page)).toBe(false);
    await page.locator("main h2").first().scrollIntoViewIfNeeded();
    await page
      .getByRole("heading", { name: tripWords.facts })
      .evaluate((node) => node.scrollIntoView({ block: "start" }));
    await expect.poll(() => shown(page)).toBe(true);
    const inPage = page.locator(`main ${own}:not([data-bar] *)`);
    for (const button of await inPage.all()) {
      await button.evaluate((node) => node.scrollIntoView({ block: "center" }));
      await expect.poll(() => shown(page)).toBe(false);
    }
  },
);

test("of a departure that has passed it asks for the next", async () => {
  const page = await open("/velitas-choco");
  await page.locator("dl").first().scrollIntoViewIfNeeded();
  const bar = barOf(page);
  const button = bar.getByRole("button", { name: "Avísame de la próxima" });
  await button.waitFor();
  // On one line.
  expect((await button.boundingBox())?.height).toBe(48);
  const beyond = await bar.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(beyond).toBe(0);
});

test.each(["/cartagena", "/fin-de-ano-choco"])(
  "%s: it covers nothing that has the focus, and the keyboard reaches its help",
  async (path) => {
    const page = await open(path);
    const covered: string[] = [];
    let help = false;
    for (let i = 0; i < 80 && !help; i++) {
      await page.keyboard.press("Tab");
      help = await page.evaluate(() => document.activeElement?.localName === "maloca-help");
      const fault = await page.evaluate(() => {
        const bar = document.querySelector("[data-bar]") as HTMLElement;
        const at = document.activeElement;
        if (!at || at === document.body || bar.contains(at) || !at.closest("main")) return null;
        if (getComputedStyle(bar).opacity !== "1") return null;
        const [box, over] = [at.getBoundingClientRect(), bar.getBoundingClientRect()];
        return box.bottom > over.top && box.top < over.bottom && box.height < 400
          ? at.outerHTML.slice(0, 90)
          : null;
      });
      if (fault) covered.push(fault);
    }
    expect(covered).toEqual([]);
    expect(help).toBe(true);
    const below = () =>
      page.evaluate(
        () => (document.activeElement?.getBoundingClientRect().bottom ?? 0) - innerHeight,
      );
    await expect.poll(below).toBeLessThanOrEqual(0);
  },
);

test("without scripts it stays below the page's text, with a link", async () => {
  const page = await open("/guaviare", { javaScriptEnabled: false });
  await page.locator("dl").first().scrollIntoViewIfNeeded();
  await barOf(page).getByRole("button", { name: "Reservar", exact: true }).waitFor();
  expect(await barOf(page).locator("form").getAttribute("action")).toMatch(/^https:/);
});

test.each([DESK, { width: 1088, height: 800 }])(
  "on a desk there is the help alone, in the page's margin ($width px)",
  async (viewport) => {
    const page = await open("/guaviare", { viewport });
    const facts = page.locator("dl").first();
    await facts.scrollIntoViewIfNeeded();
    expect(await barOf(page).getByText("Reservar").isVisible()).toBe(false);
    const help = await barOf(page).locator("maloca-help [part=button]").boundingBox();
    const text = await page.locator("main h2").first().boundingBox();
    // The margins left and right are equal.
    expect(viewport.width - (help?.x ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  },
);

test.each(["/", "/guaviare", "/blog/el-salto"])(
  "%s: in a window of 320 by 256 px nothing stays in view, and nothing is covered; in a phone the bars do",
  async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 256 } });
    const kept = () =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" });
        return [...document.querySelectorAll("body *")].filter((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          const stays = /fixed|sticky/.test(getComputedStyle(node).position);
          return stays && node.checkVisibility() && bottom > 0 && top < innerHeight;
        }).length;
      });
    expect(await kept()).toBe(0);
    expect(
      await page.evaluate(() => {
        const [bar, main] = [document.querySelector("header"), document.querySelector("main")];
        return (
          (main?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0)
        );
      }),
    ).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(PHONE);
    expect(await kept()).toBeGreaterThan(0);
  },
);
