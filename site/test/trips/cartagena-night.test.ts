import { expect, test } from "vitest";
import { visitor } from "../visit";

// The choice of a ticket works by CSS, so it needs a browser. That each ticket reaches the dialog is
// tested with the other reserve buttons.

const visit = visitor();

test("only the chosen ticket's button shows", async () => {
  const page = await visit("/cartagena");
  const shown = page.locator("form:has(fieldset) button:visible");
  expect(await shown.allInnerTexts()).toEqual(["Reservar SUPER VIP"]);
  for (const tier of ["GENERAL", "PREMIUM"]) {
    await page.getByRole("radio", { name: tier }).check();
    expect(await shown.allInnerTexts()).toEqual([`Reservar ${tier}`]);
  }
  await page.close();
});
