import { space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { desk } from "../../style/media";
import { air } from "../../style/rhythm";
import { row } from "./trip-card.css";

export const destinations = style({ paddingTop: air.block });

/** Scrolls sideways on a phone; on a desktop two rows of four cards. */
export const cards = style([
  row,
  {
    "@media": {
      [desk]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gridTemplateRows: "none",
        overflow: "visible",
        columnGap: "clamp(6px, 1.6vw, 24px)",
      },
    },
  },
]);

// The parts of a card have no gap between them, so the second row of cards gets a margin.
globalStyle(`${cards} > :nth-child(n + 5)`, { "@media": { [desk]: { marginTop: space[5] } } });
