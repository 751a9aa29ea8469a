// tier: merge

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { visitor } from "./visit";

// The text size that a visitor sets in the browser's own settings: sizes of type are rem and em.

const usual = visitor();
const large = visitor({ args: ["--blink-settings=defaultFontSize=32"] });

/** From this size on a text is a title, which grows as far as the window holds its words. */
const TITLE = 23;

interface Text {
  /** Its words, and the how many-th it is with them. */
  words: string;
  size: number;
  /** A name at its place on a map, which has a shadow: the page lists the same trips as text. */
  placed: boolean;
  outside: boolean;
  cut: boolean;
}

/** Every text that is shown, also in open shadow roots. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map<string, number>();
    const isScroller = (node: Element) => /auto|scroll/.test(getComputedStyle(node).overflowX);
    const parentOf = (node: Element) =>
      node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((node) => [
        node,
        ...(node.shadowRoot ? all(node.shadowRoot) : []),
      ]);
    return all(document.body).flatMap((node): Text[] => {
      const own = [...node.childNodes].filter(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      );
      if (!own.length || node.localName === "style") return [];
      const said = own.map(({ textContent }) => textContent).join(" ");
      seen.set(said, (seen.get(said) ?? 0) + 1);
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const size = Number.parseFloat(getComputedStyle(node).fontSize);
      if (size === 0) return [];
      const range = document.createRange();
      range.setStartBefore(own[0] as Node);
      range.setEndAfter(own.at(-1) as Node);
      const box = range.getBoundingClientRect();
      let [cut, scrolls] = [false, false];
      for (let at: Element | undefined = node; at && at !== document.body; at = parentOf(at)) {
        scrolls ||= isScroller(at);
        if (scrolls || at.clientWidth <= 1) {
          // For screen readers alone, or out of view until somebody scrolls.
          if (at.clientWidth <= 1) return [];
          continue;
        }
        if (!/hidden|clip/.test(getComputedStyle(at).overflowY)) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        cut ||= box.top < top - 2 || box.bottom > bottom + 2;
        cut ||= box.left < left - 2 || box.right > right + 2;
      }
      return [
        {
          words: `${said} #${seen.get(said)}`,
          size,
          placed: getComputedStyle(node).textShadow !== "none",
          outside: !scrolls && (box.left < -1 || box.right > innerWidth + 1),
          cut,
        },
      ];
    });
  });

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
