import { globalStyle, style } from "@vanilla-extract/css";

// A host page's `* { all: unset !important }` reaches the element itself, and only an inner
// !important beats an outer one.
globalStyle(":host", {
  display: "block !important" as "block",
  // In a row it takes what there is, and no more.
  minWidth: 0,
});
globalStyle(":host([hidden])", { display: "none !important" as "none" });

/**
 * Cuts every inherited style of the host page: letter-spacing, line-height, direction, colour. All
 * but whether it is light or dark, and the font, for a widget that is to have the page's own.
 */
export const root = style({
  all: "initial",
  colorScheme: "inherit",
  fontFamily: "inherit",
  display: "block",
  direction: "ltr",
});

/** A dialog takes no room of its own; the element's light children stay as they were. */
export const dialogRoot = style({ display: "contents" });
