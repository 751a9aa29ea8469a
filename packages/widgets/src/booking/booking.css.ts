import { style } from "@vanilla-extract/css";
import { action, quiet } from "../parts/button.css";
import { grid } from "../parts/field.css";
import { space } from "../theme/tokens";

export const form = grid;

export const submit = action;

export const pay = quiet;

export const send = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
});
