import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { partners } from "../../content/home/partners";
import { desk, tablet } from "../../style/media";
import { text as sizes, title as titleType } from "../../style/type";

const parts = partners.hotels.split.map(({ percent }) => `minmax(auto, ${percent}fr)`).join(" ");

/** The shares of a booking, drawn to scale: side by side from a tablet up, otherwise one above the other. */
export const split = style({
  display: "grid",
  "@media": {
    [tablet]: { gridTemplateColumns: parts },
    [desk]: { gridTemplateColumns: "none", gridTemplateRows: parts, height: "170px" },
  },
});

const part = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  padding: space[3],
  // Keeps the background in forced colours: it shows which share is which.
  forcedColorAdjust: "none",
  "@media": {
    [tablet]: { minHeight: "150px" },
    [desk]: {
      minHeight: "auto",
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "start",
    },
  },
  columnGap: space[3],
});

/** The hotel's share is too narrow for a line of text, so its text runs upwards. */
const upright = style({
  "@media": {
    [tablet]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "start",
      gap: space[3],
      padding: `${space[5]} 0`,
      writingMode: "vertical-rl",
      rotate: "180deg",
    },
    [desk]: { padding: `${space[1]} ${space[3]}`, writingMode: "horizontal-tb", rotate: "none" },
  },
});

export const share = styleVariants({
  hotel: [part, upright, { background: color.maize, color: color.ink }],
  communities: [part, { background: color.clayDeep, color: color.paper }],
  operator: [part, { background: color.forest, color: color.paper }],
});

export const percent = style({ ...titleType, fontSize: sizes.h3, lineHeight: 1 });
