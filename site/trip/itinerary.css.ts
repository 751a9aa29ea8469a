import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { text } from "../style/type";

export const itinerary = style({
  paddingBlock: space[8],
  background: color.maize,
});

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 5" } } }]);

export const words = style([
  main,
  {
    display: "grid",
    gap: space[5],
    justifyItems: "start",
    marginTop: space[4],
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "7 / span 6", marginTop: space[2] } },
  },
]);
