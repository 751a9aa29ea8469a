import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { strip } from "./strip";
import { PARTS } from "./trip-card.css";

export const seasonal = style({
  paddingBlock: `${space[8]} ${space[7]}`,
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { paddingTop: space[9] } },
});

export const cards = style({
  ...strip,
  gridTemplateRows: `repeat(${PARTS}, auto)`,
  marginTop: space[5],
  scrollbarColor: `${palette.light} transparent`,
});
