import { color, shadow } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  position: "relative",
  background: color.card,
  color: color.ink,
  boxShadow: shadow.card,
});
