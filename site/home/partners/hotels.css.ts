import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { partners } from "../../content/home/partners";
import { edge } from "../../style/grid.css";
import { phone, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { text as sizes, title as titleType } from "../../style/type";

/** On a phone it looks like the kinds of partner above it. */
export const hotels = style({
  "@media": {
    [phone]: {
      borderTop: `2px solid ${palette.ink}`,
      margin: `0 ${edge} ${air.section}`,
      paddingTop: space[2],
    },
    [tablet]: { paddingTop: air.block },
  },
});

export const title = style({
  ...titleType,
  fontSize: sizes.h2,
  "@media": {
    [phone]: { fontSize: sizes.h3, lineHeight: 1.1 },
    [tablet]: { marginInline: edge },
  },
});

export const text = style({
  marginTop: space[3],
  fontSize: sizes.lead,
  "@media": { [tablet]: { maxWidth: "36em", marginInline: edge } },
});

/** The shares of a booking. In wide windows they fill the width, drawn to scale. */
export const split = style({
  display: "grid",
  marginTop: space[5],
  "@media": {
    [tablet]: {
      gridTemplateColumns: partners.hotels.split
        .map(({ percent }) => `minmax(0, ${percent}fr)`)
        .join(" "),
    },
  },
});

const part = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  padding: space[3],
  // Keeps the background in forced colours: it shows which share is which.
  forcedColorAdjust: "none",
  "@media": { [tablet]: { minHeight: "240px", padding: space[5] } },
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
  },
});

export const share = styleVariants({
  hotel: [part, upright, { background: color.maize, color: color.ink }],
  communities: [part, { background: color.clayDeep, color: color.paper }],
  operator: [part, { background: color.forest, color: color.paper }],
});

export const percent = style({ ...titleType, fontSize: sizes.h2, lineHeight: 1 });

export const weddings = placed({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[4]} ${space[6]}`,
  paddingBlock: `${space[5]} ${air.block}`,
});

export const question = style({ maxWidth: "36em", fontSize: sizes.lead });
