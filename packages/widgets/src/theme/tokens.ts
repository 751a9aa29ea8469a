/**
 * The design tokens of the widgets, the site and Storybook; the colours are the catalog's.
 * Lengths are px, except sizes of type.
 */
import { color } from "@maloca/catalog/colors";

export { darkColor as dark } from "@maloca/catalog/colors";
export { color };

/** Steps of 4 px. */
export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "24px",
  6: "32px",
  7: "48px",
  8: "64px",
  9: "96px",
} as const;

/** The padding of a dialog's header, fields and actions, on every screen. */
export const inset = space[5];

export const font = {
  title: '"Fraunces", "Fraunces fallback", Georgia, serif',
  text: '"Source Sans 3", "Source Sans 3 fallback", system-ui, sans-serif',
} as const;

/** A font size that follows the browser's text size: this number of pixels at the default. For the site's pages. */
export const rem = (px: number) => `${px / 16}rem`;

export const size = {
  small: rem(14),
  body: rem(17),
  lead: rem(21),
  h3: rem(24),
  h2: rem(40),
  h1: rem(72),
} as const;

export const radius = { field: "6px", card: "14px", round: "999px" } as const;

export const shadow = {
  card: "0 1px 2px #1c1a1614, 0 8px 24px #1c1a1614",
  dialog: `0 24px 80px ${color.forest}59`,
} as const;

export const motion = { quick: "150ms", calm: "240ms", ease: "cubic-bezier(.2,.7,.2,1)" } as const;

/** Smallest side of anything that is tapped. */
export const TOUCH_TARGET = "44px";
