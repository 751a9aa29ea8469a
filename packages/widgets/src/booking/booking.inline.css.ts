import { globalStyle, style } from "@vanilla-extract/css";
import { formLayout, WIDEST } from "../forms/fields/form-layout";
import { scaled, scaledTitle } from "../theme/scaled";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";
import { dialogRules } from "../ui/dialog/dialog-rules";
import { keepApart } from "../ui/in-page";

const TAG = "maloca-booking[inline]";

globalStyle(`:host(${TAG}:not([hidden]))`, { display: "block" });

/** What stood in the tag until the form came. */
globalStyle(`:host(${TAG}) > slot`, { display: "none" });

keepApart("booking[inline]");

const rules = dialogRules({ ...theme, type: { text: scaled, title: scaledTitle } });

/** As on a phone, because the card may be narrow in a wide window. */
const narrow = <Rules extends object>(rules: Rules) => ({ ...rules, "@media": {} });

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

export const header = style(narrow(rules.header));

export const artwork = style(rules.artwork);

export const heading = style(narrow(rules.heading));

export const title = style(narrow(rules.title));

export const intro = style(narrow(rules.intro));

export const body = style({ padding: rules.body.padding });

globalStyle(`${body} > form:not([hidden])`, formLayout);

// The steps stand below the form, in any window.
globalStyle(`${heading} [part=ticket] > div`, { display: "none" });
globalStyle(`${heading} > div`, { "@media": { "(min-width: 47.5em)": { minHeight: 0 } } });
globalStyle(`${body} > div > div:first-child`, { display: "block" });
