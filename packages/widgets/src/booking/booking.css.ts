import { style } from "@vanilla-extract/css";
import { action } from "../parts/button.css";
import { grid } from "../parts/field.css";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";

export const form = grid;

export const submit = action;

export const send = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
});

export const status = style({
  flex: "1 1 220px",
  margin: 0,
  fontSize: "15px",
  color: theme.textSoft,
});
