import { globalStyle, style } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { theme, themed } from "../theme/theme.css";

/** A widget's root: its own type and colours, independent of the page. */
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
    // A word longer than the screen breaks instead of the layout.
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${reset} *, ${reset} *::before, ${reset} *::after`, {
  boxSizing: "border-box",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none !important" as "none" } },
});
