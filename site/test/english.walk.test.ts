import { expect, test } from "vitest";
import { bar } from "../content/menu";
import { PHONE, shiftsOf, visitor } from "./visit";

// A note in English says that the forms have English texts, and switches them (docs/product.md, "Navigation bar").

const visit = visitor();

test("a browser in English reads one sentence of it, whose button switches the forms there and back", async () => {
  const page = await visit("/guaviare", { viewport: PHONE, locale: "en-GB" });
  const button = page.getByRole("button", { name: bar.english.button });
  await expect.poll(() => button.isVisible()).toBe(true);
  expect(await shiftsOf(page)).toBe(0);
  await button.click();
  await page.getByRole("button", { name: "Reservar mi lugar" }).first().click();
  await page.getByLabel("Rough dates").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await button.click();
  await page.getByRole("button", { name: "Reservar mi lugar" }).first().click();
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
