import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { desk } from "../../style/media";
import { palette } from "../../style/palette.css";
import { text as sizes } from "../../style/type";
import { itinerary } from "../days/itinerary.css";

export const note = style({
  marginBottom: space[8],
  paddingBlock: space[8],
  background: palette.deep,
  color: color.card,
  // No strip of paper between two colours.
  selectors: { [`&:has(+ ${itinerary.light})`]: { marginBottom: 0 } },
});

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 5" } } }]);

export const text = style([
  main,
  {
    marginTop: space[4],
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "8 / main-end", marginTop: space[2] } },
  },
]);
export const button = style({ marginTop: space[5] });
