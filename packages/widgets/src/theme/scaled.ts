// Sizes of type inside a host page.

/**
 * A px of the text: with the page's root, which follows the browser's text size. A host page may set any root:
 * type is never smaller than on a page that sets none, and at most twice as large.
 */
export const unit = { name: "--maloca-px", value: "clamp(1px, .0625rem, 2px)" } as const;

/** So many px on a page that sets no root. */
export const scaled = (px: number) => `calc(${px} * var(${unit.name}))`;

/** Of a title: its longest word stays whole on a phone. */
export const scaledTitle = (px: number) => `min(${scaled(px)}, max(${px}px, 11.5vw))`;
