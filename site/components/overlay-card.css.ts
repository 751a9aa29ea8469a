import { shadow } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { palette } from "../style/palette.css";

export const card = style({
  position: "relative",
  background: palette.card,
  color: palette.ink,
  boxShadow: shadow.card,
});
