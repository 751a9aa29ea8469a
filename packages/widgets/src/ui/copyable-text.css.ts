import { style } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { space } from "../theme/tokens";
import { quiet } from "./button.css";
import { control, label as fieldLabel } from "./field/field.css";

export const label = fieldLabel;

/** As high as its text, where the browser supports it. A long text scrolls, so that the button stays visible. */
export const text = style([
  control,
  { fieldSizing: "content", maxHeight: "340px", fontSize: scaled(16) },
]);

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  marginTop: space[3],
});

export const copy = quiet;
