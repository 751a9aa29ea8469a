import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { text } from "../style/type";

export const blog = style({ paddingBlock: space[9], rowGap: space[6] });

export const words = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "start",
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "2 / span 4" } },
  },
]);

export const stories = style([main, { "@media": { [desk]: { gridColumn: "7 / span 7" } } }]);

export const story = style({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  paddingBlock: space[6],
  borderTop: `2px solid ${color.ink}`,
});
