import { globalStyle, style } from "@vanilla-extract/css";

// A host page's `* { all: unset !important }` applies to the element itself, and only an `!important` in
// the shadow root overrides one in the page.
globalStyle(":host", {
  display: "block !important" as "block",
  // In a flex row it may become narrower than its content.
  minWidth: 0,
});
globalStyle(":host([hidden])", { display: "none !important" as "none" });

/**
 * Resets every style that is inherited from the host page, such as letter-spacing, line-height, direction
 * and colour, except the colour scheme, and the font, which a widget may take from the page.
 */
export const root = style({
  all: "initial",
  colorScheme: "inherit",
  fontFamily: "inherit",
  display: "block",
  direction: "ltr",
});

/** A closed dialog needs no space; the element's light children look as before. */
export const dialogRoot = style({ display: "contents" });
