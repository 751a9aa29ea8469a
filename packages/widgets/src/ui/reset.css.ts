import { globalStyle, style } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { theme, themed } from "../theme/theme.css";

/** The root of a widget: font and colours do not depend on the page. */
export const reset = style([
  themed,
  {
    boxSizing: "border-box",
    color: theme.text,
    fontFamily: theme.textFont,
    fontSize: scaled(17),
    lineHeight: 1.5,
    letterSpacing: "normal",
    textAlign: "start",
    // Avoids a single word on the last line.
    textWrap: "pretty",
    // A word that is wider than the screen is broken.
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${reset} *, ${reset} *::before, ${reset} *::after`, {
  boxSizing: "border-box",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none !important" as "none" } },
});
