// Font sizes of widgets, which are in pages of others.

/**
 * A pixel that grows with the browser's text size, by the page's `rem`. A host page may change `rem`, so the value is
 * limited: text is never smaller than on a page that does not change it, and at most twice as large.
 */
export const unit = { name: "--maloca-px", value: "clamp(1px, .0625rem, 2px)" } as const;

/** A font size: this number of pixels on a page that does not change `rem`. */
export const scaled = (px: number) => `calc(${px} * var(${unit.name}))`;

/** The font size of a title, limited so that the longest word fits on a phone. */
export const scaledTitle = (px: number) => `min(${scaled(px)}, max(${px}px, 11.5vw))`;
