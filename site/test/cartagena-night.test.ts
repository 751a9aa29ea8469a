import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../.config/browser.mjs";
import { bytes, exists, fileOf } from "./built";

// The choice of a ticket lives in the style sheet, so it is tested where one is read.

const ORIGIN = "https://maloca.example";
const types: Record<string, string> = { html: "text/html", js: "text/javascript" };

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ locale: "es-CO" });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : fileOf(pathname);
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "image/svg+xml";
    return exists(file) ? route.fulfill({ body: bytes(file), contentType }) : route.abort();
  });
  await page.goto(`${ORIGIN}/cartagena`);
});
afterAll(() => browser.close());

test("one button shows, the chosen ticket's", async () => {
  const shown = page.locator("form:has(fieldset) button:visible");
  expect(await shown.allInnerTexts()).toEqual(["Reservar SUPER VIP"]);
  for (const tier of ["GENERAL", "PREMIUM"]) {
    await page.getByRole("radio", { name: tier }).check();
    expect(await shown.allInnerTexts()).toEqual([`Reservar ${tier}`]);
  }
});

test("the chosen ticket reaches the dialog", async () => {
  await page.getByRole("radio", { name: "GENERAL" }).check();
  await page.getByRole("button", { name: "Reservar GENERAL" }).click();
  await expect
    .poll(() => page.getByLabel("Destino", { exact: true }).inputValue())
    .toBe("Viaje a Cartagena - Fin de año en la muralla, GENERAL");
});
