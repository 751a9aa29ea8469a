// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";

// What a dialog loads after its form has a place kept for it: no field moves under a finger.

const browser = testBrowser();
const LOADER = '<script type="module" src="/maloca.js"></script>';
const NAME = "Once Días Entre Selva, Río y Montaña";

type Places = Record<string, number[]>;

/** Where every field, button and message of the form that is shown stands. */
const placesOf = (page: Page): Promise<Places> =>
  page.locator("dialog[open]").evaluate((dialog) => {
    const form = [...dialog.querySelectorAll("form")].find((each) => each.checkVisibility());
    const pieces = form?.querySelectorAll(
      "[part=control], [part=submit], [type=radio], [role=status]",
    );
    return Object.fromEntries(
      [...(pieces ?? [])].map((piece, i) => {
        const { left, top, width } = piece.getBoundingClientRect();
        return [`${i} ${piece.getAttribute("name") ?? piece.localName}`, [left, top, width]];
      }),
    );
  });

/**
 * Opens a dialog and holds back what it loads after its form.
 * @param late the names of the scripts that are held.
 * @returns the page, where its fields were painted first, and `release`, which lets the scripts go.
 */
async function opened(markup: string, late: RegExp, width: number) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const held: string[] = [];
  const page = await openPage(
    browser,
    markup + LOADER,
    undefined,
    { viewport: { width, height: 844 } },
    "",
    async (fresh) => {
      await fresh.route(late, async (route) => {
        held.push(route.request().url());
        await released;
        await route.fallback();
      });
      await fresh.addInitScript(() => {
        const seen = window as { shifts?: number };
        seen.shifts = 0;
        new PerformanceObserver((list) => {
          for (const { value = 0 } of list.getEntries() as { value?: number }[]) {
            seen.shifts = (seen.shifts ?? 0) + value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
    },
  );
  await page.locator("dialog[open] [part=submit]").waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return { page, first: await placesOf(page), release };
}

const shifts = (page: Page) => page.evaluate(() => (window as { shifts?: number }).shifts);

const bookings: [what: string, attributes: string][] = [
  ["with a long name and a high price", `package="${NAME}" amount="18752299"`],
  ["with a group's price", `package="Primer Tinto" amount="18752299" per-group`],
  ["without package and price", ""],
];

test.each(
  bookings.flatMap(([what, attributes]) =>
    [320, 1440].map((width) => [what, width, attributes] as const),
  ),
)("no field of a booking %s moves at %i px", async (_what, width, attributes) => {
  const markup = `<maloca-booking open destination="Guaviare" ${attributes}></maloca-booking>`;
  const { page, first, release } = await opened(markup, /booking\.trip/, width);
  expect(Object.keys(first).length).toBeGreaterThan(6);
  release();
  await page.locator("[part=ticket]").waitFor({ state: "attached" });
  expect(await placesOf(page)).toEqual(first);
  if (width < 760) expect(await shifts(page)).toBe(0);
  // Nor while the price is counted.
  const travelers = page.locator("dialog[open] [name=travelers]");
  await travelers.focus();
  const focused = await placesOf(page);
  await travelers.fill("12");
  if (/[1-9]"$/.test(attributes)) await page.getByText("12 ×").waitFor();
  expect(await placesOf(page)).toEqual(focused);
  await page.close();
});

const payments: [what: string, attributes: string][] = [
  ["with a high price", `amount="18752299" travelers="12"`],
  ["with a group's price", `amount="18752299" per-group`],
  ["without a price", ""],
];

test.each(
  payments.flatMap(([what, attributes]) =>
    [320, 1440].map((width) => [what, width, attributes] as const),
  ),
)("no field of a payment %s moves at %i px", async (_what, width, attributes) => {
  const markup = `<maloca-payment open destination="Guaviare" ${attributes}></maloca-payment>`;
  const { page, first, release } = await opened(markup, /payment\.sums/, width);
  expect(Object.keys(first).length).toBeGreaterThan(5);
  release();
  await page.locator("dialog[open] [role=status] :is(dl, p)").first().waitFor();
  expect(await placesOf(page)).toEqual(first);
  expect(await shifts(page)).toBe(0);
  // Nor while the visitor enters a value, takes it back and counts travellers.
  const amount = page.locator("dialog[open] [name=amount]");
  await amount.focus();
  const focused = await placesOf(page);
  for (const value of ["3.000.000", "", "99.999.999"]) {
    await amount.fill(value);
    await page
      .locator(`dialog[open] [role=status] ${value ? "dl" : "p"}`)
      .first()
      .waitFor();
    expect(await placesOf(page), value).toEqual(focused);
  }
  await page.close();
});
