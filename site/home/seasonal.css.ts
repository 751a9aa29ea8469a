import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { palette } from "../style/palette.css";
import { air } from "../style/rhythm";
import { strip } from "./strip";
import { PARTS } from "./trip-card.css";

export const seasonal = style({
  paddingBlock: `${air.section} ${air.block}`,
  background: palette.ground,
  color: color.paper,
});

export const cards = style({
  ...strip,
  gridTemplateRows: `repeat(${PARTS}, auto)`,
  marginTop: space[4],
  scrollbarColor: `${palette.light} transparent`,
});
