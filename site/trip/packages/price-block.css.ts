import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { rem, title, titleSize } from "../../style/type";

export const block = style({ display: "grid", gap: space[1] });

export const amount = style({
  ...title,
  marginBottom: space[1],
  fontSize: titleSize(32, "clamp(32px, 3vw, 42px)"),
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const detail = style({ fontSize: rem(16), lineHeight: 1.4 });
