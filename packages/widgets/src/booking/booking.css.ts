import { globalStyle, style } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { action } from "../ui/button.css";
import { grid } from "../ui/field/field.css";

/** Before its code loads, the content is inline in the page: it stays so. */
globalStyle(":host(maloca-booking)", { display: "inline !important" as "inline" });

export const form = grid;

// It is a grid, which would be shown all the same.
globalStyle(`${form}[hidden]`, { display: "none" });

const WIDE = "(min-width: 47.5em)";

/** The place of what happens next, which loads after the form: nothing moves when it comes. */
export const next = style({
  display: "flow-root",
  "@media": { [WIDE]: { minHeight: scaled(194) } },
});

/** The place of package and price, and of what happens next. */
export const ticket = style({
  display: "flow-root",
  minHeight: scaled(77),
  "@media": { [WIDE]: { minHeight: scaled(282) } },
});

export const submit = action;

export { send } from "../forms/fields/send.css";
