// tier: merge

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { textsOf } from "./texts";
import { visitor } from "./visit";

// The text size that a visitor sets in the browser's own settings: sizes of type are rem and em.

const usual = visitor();
const large = visitor({ args: ["--blink-settings=defaultFontSize=32"] });

/** From this size on a text is a title, which grows as far as the window holds its words. */
const TITLE = 23;

const openBooking = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Reservar/ })
    .first()
    .click();
  await page.locator("maloca-booking").getByLabel("Nombre completo").waitFor();
};

const places: [what: string, path: string, act?: (page: Page) => Promise<void>][] = [
  ["home", "/"],
  ["a trip page", "/guaviare"],
  ["an open booking", "/guaviare", openBooking],
];

describe.each(places)("at a text size of 200 %, %s", (_, path, act) => {
  test.each([320, 390])(
    "has twice the text, none of it cut or beside a window of %i px",
    async (width) => {
      const viewport = { width, height: 844 };
      const [before, page] = await Promise.all(
        [usual, large].map(async (open) => {
          // A fallback font is wider than the page's own.
          const opened = await open(path, { viewport, fonts: false });
          await act?.(opened);
          return opened;
        }),
      );
      if (!before || !page) return;
      const sizes = new Map((await textsOf(before)).map(({ words, size }) => [words, size]));
      const texts = await textsOf(page);
      const grown = texts.map((text) => ({ ...text, from: sizes.get(text.words) ?? Number.NaN }));
      expect(grown.filter(({ from }) => from < TITLE).length).toBeGreaterThan(20);
      expect(
        grown.filter(({ size, from, placed }) => !placed && from < TITLE && size < from * 1.99),
      ).toEqual([]);
      expect(grown.filter(({ size, from }) => size < from)).toEqual([]);
      expect(texts.filter(({ outside }) => outside)).toEqual([]);
      expect(texts.filter(({ cut }) => cut)).toEqual([]);
    },
  );
});
