import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { edge } from "../style/grid.css";
import { phone } from "../style/media";

const row = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(82vw, 360px)",
  columnGap: space[4],
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: edge,
  scrollbarWidth: "thin",
  paddingInline: edge,
  // Room for a focus ring and the scroll bar.
  paddingBlock: space[3],
} as const;

/** A row of cards that runs off the page's right edge; it is pulled sideways. */
export const strip = style(row);

/** On a phone alone. */
export const phoneStrip = style({ "@media": { [phone]: row } });
