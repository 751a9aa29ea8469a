import { globalStyle, style } from "@vanilla-extract/css";
import { theme, themed } from "../theme/theme.css";

/** Where a widget begins: its own type and colours, whatever the page around it set. */
export const reset = style([
  themed,
  {
    boxSizing: "border-box",
    color: theme.text,
    fontFamily: theme.textFont,
    fontSize: "17px",
    lineHeight: 1.5,
    letterSpacing: "normal",
    textAlign: "start",
    // No word is left alone on a last line.
    textWrap: "pretty",
    // A word longer than the screen breaks sooner than the layout does.
    overflowWrap: "anywhere",
  },
]);

globalStyle(`${reset} *, ${reset} *::before, ${reset} *::after`, {
  boxSizing: "border-box",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none !important" as "none" } },
});
