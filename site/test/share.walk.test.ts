// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shareWords } from "../content/share";
import { DESK, ORIGIN, PHONE, visitor } from "./visit";

// Sharing a trip and a search (docs/product.md, "Sharing").

const visit = visitor();
const asked = "?mes=12&personas=4";

/** What the device does when it is asked: its share and its clipboard, or neither. */
const device = (page: Page, parts: { share?: boolean; clipboard: boolean }) =>
  page.evaluate(({ share, clipboard }) => {
    const taken: unknown[] = [];
    const take = (works: boolean) => async (given: unknown) => {
      if (!works) throw new DOMException("refused", "NotAllowedError");
      taken.push(given);
    };
    Object.defineProperty(navigator, "share", {
      value: share === undefined ? undefined : take(share),
    });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: take(clipboard) } });
    Object.assign(window, { taken });
  }, parts);

const press = async (page: Page) => {
  await page.getByRole("button", { name: shareWords.share }).first().click();
  return page.locator("[data-share] + [role=status]").first();
};
const taken = (page: Page) => page.evaluate(() => (window as { taken?: unknown }).taken);

test.each([`/guaviare${asked}`, `/${asked}`])(
  "%s is given to the device's own share",
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await device(page, { share: true, clipboard: true });
    const said = await press(page);
    await expect
      .poll(() => taken(page))
      .toEqual([{ title: await page.title(), url: ORIGIN + path }]);
    expect(await said.textContent()).toBe("");
  },
);

test("where there is no such share the address is copied, and only then said to be", async () => {
  const page = await visit(`/guaviare${asked}`, { viewport: DESK });
  await device(page, { clipboard: true });
  const said = await press(page);
  await expect.poll(() => said.textContent()).toBe(shareWords.copied);
  expect(await taken(page)).toEqual([`${ORIGIN}/guaviare${asked}`]);
});

test.each([
  ["a share", { share: false, clipboard: true }],
  ["a copy", { clipboard: false }],
])("%s that is refused is said to be", async (_what, parts) => {
  const page = await visit("/guaviare", { viewport: DESK });
  await device(page, parts);
  const said = await press(page);
  await expect.poll(() => said.textContent()).toBe(shareWords.failed);
  expect(await taken(page)).toEqual([]);
});

test.each([PHONE, DESK])("a shared search opens at its result, at $width px", async (viewport) => {
  const page = await visit(`/${asked}`, { viewport });
  const first = page.locator("#buscador tbody a").filter({ visible: true }).first();
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await expect
    .poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(viewport.height / 2);
});
