import { style } from "@vanilla-extract/css";

/** For screen readers only. */
export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
