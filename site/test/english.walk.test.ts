import { expect, test } from "vitest";
import { bar } from "../content/menu";
import { tripWords } from "../content/trip";
import { PHONE, shiftsOf, visitor } from "./visit";

// A note in English says that the forms have English texts, and switches them (docs/product.md, "Navigation bar").

const visit = visitor();

test("a browser in English reads one sentence of it, whose button switches the forms there and back", async () => {
  // Its departure is past, so that the page replaces words of the booking.
  const page = await visit("/velitas-choco", { viewport: PHONE, locale: "en-GB" });
  const { title } = tripWords.nextSeasonForm;
  const button = page.getByRole("button", { name: bar.english.button });
  await expect.poll(() => button.isVisible()).toBe(true);
  expect(await shiftsOf(page)).toBe(0);
  await button.click();
  await page.getByRole("button", { name: tripWords.nextSeason }).first().click();
  await page.getByRole("dialog", { name: "Request a booking" }).waitFor();
  await page.getByLabel("Rough dates").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await button.click();
  await page.getByRole("button", { name: tripWords.nextSeason }).first().click();
  await page.getByRole("dialog", { name: title }).waitFor();
  await page.getByLabel("Fechas aproximadas").waitFor();
});

test.each([{ locale: "es-CO" }, { locale: "en-GB", javaScriptEnabled: false }])(
  "%j reads none",
  async (options) => {
    const page = await visit("/voluntariado", options);
    expect(await page.getByText(bar.english.text).isVisible()).toBe(false);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("[data-form][lang]").count()).toBe(0);
  },
);
