import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../theme/tokens";

/** The last row of a form: its action, and how things stand. */
export const send = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[5]}`,
});

// As wide as a field of its form: on a phone the whole row. Nothing jumps when the words change.
globalStyle(`${send} > button`, { flex: "1 1 190px", maxWidth: "400px" });
