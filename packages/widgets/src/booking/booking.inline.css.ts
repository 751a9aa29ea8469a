import { globalStyle, style } from "@vanilla-extract/css";
import { formRules, WIDEST } from "../forms/fields/form-layout";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";
import { heading, rules } from "../ui/dialog/dialog.css";
import { keepApart } from "../ui/in-page";

export { artwork, header, heading, intro, title } from "../ui/dialog/dialog.css";

const TAG = "maloca-booking[inline]";

globalStyle(`:host(${TAG}:not([hidden]))`, { display: "block" });

/** What stood in the tag until the form came. */
globalStyle(`:host(${TAG}) > slot`, { display: "none" });

keepApart("booking[inline]");

/** A dialog's look on a card, whose place in the page gives it its width. */
export const card = style({
  maxWidth: `min(100%, ${WIDEST})`,
  border: `1px solid color-mix(in srgb, ${theme.edge} 40%, transparent)`,
  borderRadius: theme.radius,
  overflow: "clip",
  background: theme.surface,
  color: theme.text,
  scrollMarginTop: space[6],
});

export const body = style({ padding: rules.body.padding });

globalStyle(`${body} > form:not([hidden])`, formRules);

// The steps stand below the form, in any window.
globalStyle(`${heading} [part=ticket] > div`, { display: "none" });
globalStyle(`${heading} > div`, { "@media": { "(min-width: 47.5em)": { minHeight: 0 } } });
globalStyle(`${body} > div > div:first-child`, { display: "block" });
