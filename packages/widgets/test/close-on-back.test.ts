import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";

// The phone's back gesture, on a browser that does not close dialogs with it by itself.

const browser = testBrowser();

/** Open dialogs of the page, by their tags. */
const open = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(({ shadowRoot }) => shadowRoot?.querySelector("dialog[open]"))
      .map(({ localName }) => localName),
  );
const depth = (page: Page) => page.evaluate(() => history.length);

/** A phone's page with an entry before it, and the booking open. */
async function phone(closeWatcher: boolean, attributes = "") {
  const html = `<maloca-booking ${attributes}></maloca-booking><maloca-payment></maloca-payment>`;
  const page = await openPage(browser, html, { hasTouch: true, isMobile: true });
  // Checked at every opening, so it can be removed on a loaded page.
  if (!closeWatcher) await page.evaluate(() => Reflect.deleteProperty(window, "CloseWatcher"));
  await page.evaluate(() => history.pushState({ host: 1 }, "", "?dos"));
  await page.addScriptTag({ url: "/booking.js", type: "module" });
  await page.waitForFunction(() => customElements.get("maloca-booking"));
  const before = await depth(page);
  await page.locator("maloca-booking").evaluate((it) => Object.assign(it, { open: true }));
  await expect.poll(() => open(page)).toEqual(["maloca-booking"]);
  return { page, before };
}

const entered = (page: Page, times: number) =>
  expect.poll(() => page.evaluate(() => history.state?.malocaDialog ?? 0)).toBe(times);

test("the back gesture closes the innermost dialog and stays on the page", async () => {
  const { page } = await phone(false);
  await entered(page, 1);
  expect(await page.evaluate(() => history.state.host)).toBe(1);
  await page.locator("maloca-booking [name=name]").fill("Ana");
  // A page may open another dialog over it.
  await page.addScriptTag({ url: "/payment.js", type: "module" });
  await page.locator("maloca-payment").evaluate((it) => Object.assign(it, { open: true }));
  await expect.poll(() => open(page)).toHaveLength(2);
  await entered(page, 2);
  await page.evaluate(() => history.back());
  await expect.poll(() => open(page)).toEqual(["maloca-booking"]);
  await entered(page, 1);
  await page.evaluate(() => history.back());
  await expect.poll(() => open(page)).toEqual([]);
  expect(page.url()).toContain("?dos");
  expect(await page.evaluate(() => history.state)).toEqual({ host: 1 });
  expect(await page.locator("maloca-booking [name=name]").inputValue()).toBe("Ana");
});

test("the back gesture leaves the payment for the booking, then the booking, and keeps what was typed", async () => {
  const { page } = await phone(false, 'destination="Guaviare" amount="1500000"');
  const booking = page.locator("maloca-booking");
  await booking.locator("[name=name]").fill("Ana");
  for (const wait of [0, 1]) {
    await booking.locator("[part=pay]").click();
    const paid = booking.locator("form:visible [name=name]");
    await booking.locator("[part=back]").waitFor();
    expect(await paid.inputValue()).toBe(wait ? "Ana María" : "Ana");
    await paid.fill("Ana María");
    await page.evaluate(() => history.back());
    await booking.locator("[part=back]").waitFor({ state: "hidden" });
    expect(await open(page)).toEqual(["maloca-booking"]);
    expect(await booking.locator("form:visible [name=name]").inputValue()).toBe("Ana");
    await entered(page, 1);
  }
  await page.evaluate(() => history.back());
  await expect.poll(() => open(page)).toEqual([]);
  expect(await page.evaluate(() => history.state)).toEqual({ host: 1 });
  expect(page.url()).toContain("?dos");
});

test("closing in another way leaves the page's history unchanged", async () => {
  const { page } = await phone(false);
  await entered(page, 1);
  await page.keyboard.press("Escape");
  await expect.poll(() => open(page)).toEqual([]);
  await entered(page, 0);
  expect(await page.evaluate(() => history.state)).toEqual({ host: 1 });
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).not.toContain("?dos");
});

test("a browser with CloseWatcher gets no history entry", async () => {
  const { page, before } = await phone(true);
  // All that the opening loads has loaded.
  await page.waitForLoadState("networkidle");
  expect(await depth(page)).toBe(before);
});
