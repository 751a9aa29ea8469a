import { style } from "@vanilla-extract/css";
import { focusRing, theme } from "../theme/theme.css";
import { TOUCH_TARGET } from "../theme/tokens";

/** A button in a sentence: it reads as a link. */
export const textButton = style({
  minHeight: TOUCH_TARGET,
  padding: 0,
  border: 0,
  background: "none",
  color: theme.link,
  font: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  ":focus-visible": focusRing,
});
