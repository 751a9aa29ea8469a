import { expect, test } from "vitest";
import { visitor } from "../visit";

// The choice of a ticket lives in the style sheet, so it is tested where one is read. That each
// ticket reaches the dialog is tested with every other reserve button.

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
