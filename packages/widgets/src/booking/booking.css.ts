import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { action } from "../ui/button.css";
import { grid } from "../ui/field/field.css";

/** Stays inline, as the tag's content is before the code has loaded. */
globalStyle(":host(maloca-booking:not([hidden]))", { display: "inline" });

export const form = grid;

// `display: grid` would override `hidden`.
globalStyle(`${form}[hidden]`, { display: "none" });

const WIDE = "(min-width: 47.5em)";

/** Space for the next steps, whose code loads after the form: nothing moves when they are shown. */
export const next = style({
  display: "flow-root",
  "@media": { [WIDE]: { minHeight: scaled(194) } },
});

const priced = (onPhone: number, wide: number) => ({
  display: "flow-root",
  minHeight: scaled(onPhone),
  "@media": { [WIDE]: { minHeight: scaled(wide) } },
});

/** Space for package, price, what the price assumes, or a link alone, and the next steps. */
export const ticket = styleVariants({
  plain: priced(77, 282),
  noted: priced(115, 320),
  linked: priced(50, 256),
});

export const submit = action;

export { send } from "../forms/fields/send.css";
