import { style } from "@vanilla-extract/css";

export const line = style({
  gridColumn: "1 / -1",
  flexBasis: "100%",
  margin: 0,
  // The colour of the text around it is legible.
  color: "inherit",
  fontSize: "13px",
  lineHeight: 1.4,
});
