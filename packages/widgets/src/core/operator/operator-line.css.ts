import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";

export const line = style({
  gridColumn: "1 / -1",
  flexBasis: "100%",
  margin: 0,
  // The colour of the text around it is legible.
  color: "inherit",
  fontSize: scaled(13),
  lineHeight: 1.4,
});
