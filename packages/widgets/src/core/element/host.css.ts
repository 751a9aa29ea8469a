import { globalStyle, style } from "@vanilla-extract/css";

// Without `!important`: a page may hide an element, or place it otherwise. An open dialog is shown nevertheless
// (`ui/dialog/bring-out.ts`).
globalStyle(":host", {
  display: "block",
  // In a flex row it may become narrower than its content.
  minWidth: 0,
});
globalStyle(":host([hidden])", { display: "none" });

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
