import { style } from "@vanilla-extract/css";

/** Read aloud, not shown. */
export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
