import { space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { edge } from "../style/grid.css";
import { desk } from "../style/media";
import { air } from "../style/rhythm";
import { strip } from "./strip";
import { PARTS } from "./trip-card.css";

export const destinations = style({ paddingTop: air.section });

/** Pulled sideways on a phone; on a desk a wall of eight posters. */
export const cards = style({
  ...strip,
  gridTemplateRows: `repeat(${PARTS}, auto)`,
  marginTop: space[4],
  "@media": {
    [desk]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gridTemplateRows: "none",
      overflow: "visible",
      paddingInline: edge,
      columnGap: "clamp(6px, 1.6vw, 24px)",
    },
  },
});

// A card's rows touch; between one row of cards and the next there is air.
globalStyle(`${cards} > :nth-child(n + 5)`, { "@media": { [desk]: { marginTop: space[6] } } });
