import { space } from "@maloca/widgets/theme/tokens";
import { main } from "../style/grid.css";
import { air } from "../style/media";
import { palette } from "../style/palette.css";
import { column, globalStyle, placed, stack, style } from "../style/rules";
import { text as sizes, titleSize } from "../style/type";
import { phoneStrip } from "./strip.css";

export const blog = style({ paddingBlock: air.block, rowGap: space[3] });

/** The first story is large; on a tablet the others are beside it, one below the other, on a desktop side by side. */
export const stories = style([
  main,
  phoneStrip,
  {
    phone: { gridColumn: "full-start / full-end" },
    tablet: {
      display: "grid",
      rowGap: space[4],
      gridTemplateColumns: "subgrid",
      gridTemplateRows: "1fr 1fr",
    },
    desk: { gridTemplateRows: "none" },
  },
]);

export const story = style({
  ...stack(space[3]),
  gridTemplateRows: "96px auto",
  scrollSnapAlign: "start",
  borderTop: `2px solid ${palette.ink}`,
  paddingTop: space[3],

  tablet: {
    gridColumn: "8 / -1",
    gridTemplateRows: "none",
    selectors: {
      "&:first-child": {
        gridColumn: "1 / span 7",
        gridRow: "span 2",
        gridTemplateRows: "1fr auto",
      },
    },
  },
  desk: {
    gridRow: 1,
    gridTemplateRows: "140px auto",
    alignContent: "start",
    selectors: {
      "&:first-child": {
        gridColumn: "1 / span 6",
        gridRow: 1,
        gridTemplateRows: "140px auto",
      },
      "&:nth-child(2)": { gridColumn: "7 / span 3" },
      "&:nth-child(3)": { gridColumn: "10 / span 3" },
    },
  },
});

export const art = style({
  position: "relative",

  tablet: {
    height: "180px",
    selectors: { [`${story}:first-child &`]: { height: "auto", minHeight: "240px" } },
  },
  desk: { selectors: { [`${story} &&`]: { height: "auto", minHeight: 0 } } },
});

export const words = style(column(space[2]));

/** The stories beside the large one have a smaller title. */
globalStyle(`${story}:not(:first-child) h3`, {
  phone: { fontSize: titleSize(23) },
  desk: { fontSize: titleSize(26) },
});

// A picture fills the room that the words leave, and takes none of its own.
globalStyle(`${art} img`, { desk: { position: "absolute", inset: 0 } });

export const newsletter = style({
  paddingBlock: space[5],
  rowGap: space[3],
  background: palette.card,
});

export const newsletterWords = placed({
  onDesk: "2 / span 6",
  // Stays in place when messages make the form beside it higher.
  ...stack(space[2]),
  fontSize: sizes.lead,
});

export const form = placed({ onDesk: "9 / span 5", desk: { alignSelf: "center" } });
