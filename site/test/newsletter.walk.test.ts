// tier: merge

import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { realServer } from "./real-server";
import { emptyPages, recordShifts, shiftsOf } from "./visit";

// An inline widget is in the page's HTML before any script, and keeps its state when its code loads.

/** After loading, a page fetches only its widgets' code. */
const CODE = /\/assets\/widgets-/;

const server = realServer();
const open = emptyPages();

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(options);
  await recordShifts(page);
  return page;
}

const email = (page: Page) => page.getByLabel("Tu correo electrónico");
const isLoaded = (page: Page) =>
  page.evaluate(() => customElements.get("maloca-newsletter") !== undefined);

/** Opens the page, and delays its later requests until `arrive` is called. */
async function visitSlowly() {
  const page = await visit();
  await page.goto(server.address());
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  return { page, arrive };
}

test("the newsletter form keeps text, focus and position when its code loads", async () => {
  const { page, arrive } = await visitSlowly();
  await email(page).pressSequentially("ana@exa");
  const field = await email(page).elementHandle();
  const place = () => field?.evaluate((input) => input.getBoundingClientRect().top + scrollY);
  const before = await place();
  expect(await isLoaded(page)).toBe(false);
  arrive();
  await expect.poll(() => isLoaded(page)).toBe(true);
  await page.keyboard.type("mple.com");
  expect(
    await field?.evaluate((input: HTMLInputElement) => [input.isConnected, input.value]),
  ).toEqual([true, "ana@example.com"]);
  expect(await place()).toBe(before);
  expect(await shiftsOf(page)).toBe(0);
});

test("a submit before the code loads waits for it and is stored once", async () => {
  const { page, arrive } = await visitSlowly();
  await email(page).fill("fast@example.com");
  await page.getByRole("button", { name: "Suscribirme" }).click();
  expect(await isLoaded(page)).toBe(false);
  arrive();
  await page.getByText("Te has suscrito exitosamente a nuestro newsletter.").waitFor();
  expect(page.url()).toBe(server.address());
  expect(await email(page).inputValue()).toBe("");
  expect(await server.list("--kind", "newsletter")).toMatchObject([{ email: "fast@example.com" }]);
});
