import type { Page } from "playwright";

// What a test looks at when letters, lines or sizes of a page change.

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
export const textsOf = (page: Page) =>
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
      const upright = getComputedStyle(node).writingMode !== "horizontal-tb";
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
          // The box of upright text is wider than its letters.
          outside: !scrolls && !upright && (box.left < -1 || box.right > innerWidth + 1),
          cut,
        },
      ];
    });
  });
