// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { SHARE, shareWords } from "../content/messages";
import { DESK, ORIGIN, PHONE, visitor } from "./visit";

// Sharing a trip and a search (docs/product.md, "Sharing").

const visit = visitor();
const asked = "?mes=12&personas=4";

/** The device's share and clipboard: what each fails with, if it does; without `share` there is none. */
interface Device {
  share?: string;
  clipboard?: string;
}

const device = (page: Page, parts: Device) =>
  page.evaluate(({ share, clipboard = "" }) => {
    const taken: unknown[] = [];
    const take = (error: string) => async (given: unknown) => {
      if (error) throw new DOMException("refused", error);
      taken.push(given);
    };
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: share === undefined ? undefined : take(share),
    });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: take(clipboard) },
    });
    Object.assign(window, { taken });
  }, parts);

const press = async (page: Page) => {
  await page.getByRole("button", { name: SHARE }).first().click();
  return page.locator("[data-share] + [role=status]").first();
};
const taken = (page: Page) => page.evaluate(() => (window as { taken?: unknown }).taken);

test.each([`/guaviare${asked}`, `/${asked}`])(
  "%s is given to the device's own share",
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await device(page, { share: "" });
    const said = await press(page);
    await expect
      .poll(() => taken(page))
      .toEqual([{ title: await page.title(), url: ORIGIN + path }]);
    expect(await said.textContent()).toBe("");
  },
);

test("where there is no such share the address is copied, and only then said to be", async () => {
  const page = await visit(`/guaviare${asked}`, { viewport: DESK });
  await device(page, {});
  const said = await press(page);
  await expect.poll(() => said.textContent()).toBe(shareWords.copied);
  expect(await taken(page)).toEqual([`${ORIGIN}/guaviare${asked}`]);
});

test.each([
  ["a share", { share: "NotAllowedError" }, "AbortError"],
  ["a copy", { clipboard: "NotAllowedError" }, "AbortError"],
  // The first press's share is still open.
  ["a share", { share: "NotAllowedError" }, "InvalidStateError"],
])(
  "%s that is refused is said to be, and one that the visitor ends or presses twice is not",
  async (_what, parts, ended) => {
    const page = await visit("/guaviare", { viewport: DESK });
    await device(page, parts);
    const said = await press(page);
    await expect.poll(() => said.textContent()).toBe(shareWords.failed);
    await device(page, { share: ended });
    await press(page);
    await expect.poll(() => said.textContent()).toBe("");
    expect(await taken(page)).toEqual([]);
  },
);

test.each([PHONE, DESK])("a shared search opens at its result, at $width px", async (viewport) => {
  const page = await visit(`/${asked}`, { viewport });
  const first = page.locator("#buscador tbody a").filter({ visible: true }).first();
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await expect
    .poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(viewport.height / 2);
});
