import { expect, test } from "vitest";
import { bar } from "../content/menu";
import { PHONE, shiftsOf, visitor } from "./visit";

// Who reads English is told that the forms speak it (docs/product.md, "Navigation bar").

const visit = visitor();

test("a browser in English reads one sentence of it, and the forms speak it", async () => {
  const page = await visit("/guaviare", { viewport: PHONE, locale: "en-GB" });
  await expect.poll(() => page.getByText(bar.english).isVisible()).toBe(true);
  expect(await shiftsOf(page)).toBe(0);
  await page.getByRole("button", { name: "Reservar mi lugar" }).first().click();
  await page.getByLabel("Rough dates").waitFor();
});

test.each([{ locale: "es-CO" }, { locale: "en-GB", javaScriptEnabled: false }])(
  "%j reads none",
  async (options) => {
    const page = await visit("/voluntariado", options);
    expect(await page.getByText(bar.english).isVisible()).toBe(false);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("[data-form][lang]").count()).toBe(0);
  },
);
