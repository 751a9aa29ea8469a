import { color } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { palette } from "../../style/palette.css";
import { air } from "../../style/rhythm";
import { row } from "./trip-card.css";

export const seasonal = style({
  paddingBlock: air.block,
  background: palette.ground,
  color: color.paper,
});

export const cards = style([row, { scrollbarColor: `${palette.light} transparent` }]);
