import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { title } from "../../style/type";

export const block = style({ display: "grid", gap: space[1] });

export const amount = style({
  ...title,
  marginBottom: space[1],
  fontSize: "clamp(32px, 3vw, 42px)",
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const detail = style({ fontSize: "16px", lineHeight: 1.4 });
