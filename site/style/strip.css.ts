import { space } from "@maloca/widgets/theme/tokens";
import { edge } from "./grid.css";
import { style } from "./rules";

const row = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(85vw, 360px)",
  columnGap: space[4],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: edge,
  scrollbarWidth: "thin",
  paddingInline: edge,
  // Leaves room for a focus ring and the scroll bar.
  paddingBlock: space[3],
} as const;

/** A row of cards that scrolls sideways and runs off the page's right edge. */
export const strip = style([
  row,
  // A tablet shows two whole cards and the third's edge: a card cut in its last words looks broken.
  {
    tablet: { gridAutoColumns: "min(41.5vw, 360px)" },
    desk: { gridAutoColumns: "min(25.6vw, 372px)" },
  },
]);

/** Such a row on a phone only. Its own room above stands for the margin that it has in wider windows. */
export const phoneStrip = style({ phone: row });
