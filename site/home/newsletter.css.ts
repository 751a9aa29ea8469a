import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { air } from "../style/rhythm";
import { text } from "../style/type";

export const newsletter = style({
  paddingBlock: air.block,
  rowGap: space[4],
  background: palette.card,
});

export const words = style([
  main,
  {
    display: "grid",
    gap: space[3],
    // The form beside it grows with its messages.
    alignContent: "start",
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "2 / span 6" } },
  },
]);

export const form = style([
  main,
  { "@media": { [desk]: { gridColumn: "9 / span 5", alignSelf: "center" } } },
]);
