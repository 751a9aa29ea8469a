import { style } from "@vanilla-extract/css";
import { focusRing, theme } from "../../theme/theme.css";
import { TOUCH_TARGET } from "../../theme/tokens";

export const suggestion = style({
  minHeight: TOUCH_TARGET,
  padding: 0,
  border: 0,
  background: "none",
  color: theme.text,
  font: "inherit",
  fontWeight: 600,
  overflowWrap: "anywhere",
  textDecoration: "underline",
  cursor: "pointer",
  ":focus-visible": focusRing,
});
