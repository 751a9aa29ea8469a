import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens";

/** The last row of a form: its button and its status. */
export const send = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[5]}`,
});

// The button's width does not depend on its text, so that nothing moves when the text changes.
globalStyle(`${send} > button`, { flex: "1 1 190px", maxWidth: "400px" });
