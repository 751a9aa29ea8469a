// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { recordShifts, shiftsOf } from "../../../site/test/visit";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";
import { formPlaces } from "./form-places";

// What a dialog shows after its form has a place kept for it: no field moves under a finger.

const browser = testBrowser();
const LOADER = '<script type="module" src="/maloca.js"></script>';
const NAME = "Once Días Entre Selva, Río y Montaña";

const placesOf = (page: Page) => page.locator("dialog[open]").evaluate(formPlaces);

/** Opens a dialog, and records each shift from the first paint. */
async function opened(markup: string, width: number) {
  const viewport = { width, height: 844 };
  const page = await openPage(browser, markup + LOADER, { viewport, prepare: recordShifts });
  await page.locator("dialog[open] [part=submit]").waitFor();
  return { page, first: await placesOf(page) };
}

/** Dialogs, what each shows after its form, and what its visitor types while it counts. */
const dialogs: [what: string, attributes: string, typed: Record<string, RegExp | null>][] = [
  [
    "booking with a long name and a high price",
    `package="${NAME}" amount="18752299"`,
    { "12": /12 ×/ },
  ],
  [
    "booking with a group's price",
    'package="Primer Tinto" amount="18752299" group-size="10"',
    { "12": null },
  ],
  [
    "booking with a price without a unit",
    `package="${NAME}" amount="18752299" unit-assumed`,
    { "12": /12 ×/ },
  ],
  ["booking without package and price", "", { "12": null }],
  [
    "payment with a high price",
    'amount="18752299" travelers="12"',
    { "3.000.000": /900\.000/, "99.999.999": /29\.999\.999|30\.000\.000/ },
  ],
  [
    "payment with a group's price",
    'amount="18752299" group-size="10"',
    { "3.000.000": /900\.000/ },
  ],
  ["payment without a price", "", { "3.000.000": /900\.000/, "": null }],
];

test.each(dialogs.flatMap((row) => [320, 1440].map((width) => [row[0], width, row] as const)))(
  "no field of a %s moves at %i px, as it loads or as its visitor types",
  async (what, width, row) => {
    const [, attributes, typed] = row;
    const [name = ""] = what.split(" ");
    const booking = name === "booking";
    const markup = `<maloca-${name} open destination="Guaviare" ${attributes}></maloca-${name}>`;
    const { page, first } = await opened(markup, width);
    expect(Object.keys(first).length).toBeGreaterThan(5);
    const shown = booking ? "[part=ticket]" : "dialog[open] [role=status] :is(dl, p)";
    await page.locator(shown).first().waitFor({ state: "attached" });
    expect(await placesOf(page)).toEqual(first);
    // Beside a wide booking's form its picture is drawn.
    if (!booking || width < 760) expect(await shiftsOf(page)).toBe(0);
    const field = page.locator(`dialog[open] [name=${booking ? "travelers" : "amount"}]`);
    await field.focus();
    const focused = await placesOf(page);
    for (const [text, counted] of Object.entries(typed)) {
      await field.fill(text);
      if (counted) await page.locator("dialog[open]").getByText(counted).first().waitFor();
      expect(await placesOf(page), text).toEqual(focused);
    }
  },
);
