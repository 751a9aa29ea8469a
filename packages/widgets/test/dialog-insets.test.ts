// tier: merge

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";
import { edgesOf } from "./dialog-edges";

// Header, fields and actions of every dialog stand on one line.

const browser = testBrowser();
const LOADER = '<script type="module" src="/maloca.js"></script>';
const TRIP = 'open destination="Guaviare" package="Primer Tinto" amount="1500000"';

const dialogs: [name: string, markup: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ["booking", `<maloca-booking ${TRIP}></maloca-booking>`],
  [
    "payment in a booking",
    `<maloca-booking ${TRIP}></maloca-booking>`,
    async (page) => {
      await page.locator("maloca-booking [part=pay]").click();
      await page.locator("maloca-booking [part=back]").waitFor();
    },
  ],
  ["payment", `<maloca-payment ${TRIP}></maloca-payment>`],
];

const sizes = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

describe.each(dialogs)("%s", (_name, markup, prepare) => {
  test.each(sizes)("has one inset at %i px, by day and by night", async (width, height) => {
    const page = await openPage(browser, markup + LOADER, undefined, {
      viewport: { width, height },
    });
    const dialog = page.locator("dialog[open]");
    await dialog.locator("[part=submit]").first().waitFor();
    await prepare?.(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { title, ...others } = await edgesOf(dialog);
      expect(title).toBeGreaterThanOrEqual(16);
      for (const [piece, edge] of Object.entries(others)) {
        expect(Math.abs(edge - title), piece).toBeLessThanOrEqual(1);
      }
    }
    await page.close();
  });
});
