import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";
import { theme } from "../../theme/theme.css";

export const status = style({
  flex: "1 1 220px",
  margin: 0,
  fontSize: scaled(15),
  lineHeight: 1.4,
  color: theme.textSoft,
});
