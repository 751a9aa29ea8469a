import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { text as sizes } from "../style/type";
import { strip } from "./strip";
import { PARTS } from "./trip-card.css";

export const temporada = style({
  paddingBlock: `${space[8]} ${space[7]}`,
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { paddingTop: space[9] } },
});

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 7" } } }]);

export const text = style([
  main,
  {
    marginTop: space[4],
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "9 / span 5", marginTop: space[2] } },
  },
]);

export const cards = style({
  ...strip,
  gridTemplateRows: `repeat(${PARTS}, auto)`,
  marginTop: space[5],
  scrollbarColor: `${palette.light} transparent`,
});
