import { globalStyle, style } from "@vanilla-extract/css";
import { rounded } from "../theme/rounded";
import { theme } from "../theme/theme.css";
import { radius, space } from "../theme/tokens";
import { action } from "../ui/button.css";
import * as choices from "../ui/checkbox-group.css";
import { grid } from "../ui/field.css";

/** Before its code loads, the content is inline in the page: it stays so. */
globalStyle(":host(maloca-payment)", { display: "inline !important" as "inline" });

export const form = grid;

export const submit = action;

export const { choices: option, legend, list, choice, box } = choices;

/** The amounts to pay now and later. Keeps its height while the amount is unknown. */
export const figures = style({
  gridColumn: "1 / -1",
  display: "grid",
  alignItems: "center",
  minHeight: "116px",
  padding: `${space[4]} ${space[5]}`,
  borderInlineStart: `8px solid ${theme.mark}`,
  borderRadius: rounded(radius.field),
  background: `color-mix(in srgb, ${theme.mark} 16%, ${theme.surface})`,
});

export const unknown = style({ margin: 0, color: theme.textSoft });

export const pair = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
});

export const figure = style({ flex: "1 1 160px" });

export const term = style({ fontSize: "15px", color: theme.textSoft });

export const now = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "30px",
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const later = style([now, { fontSize: "21px", lineHeight: "36px" }]);

export const due = style({ margin: 0, fontSize: "15px", color: theme.textSoft });

export { send } from "../forms/send.css";
