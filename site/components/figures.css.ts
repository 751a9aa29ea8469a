import { color, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../style/palette.css";
import { row, spaced, style, styleVariants } from "../style/rules";
import { figureType, rem, text } from "../style/type";

export const ground = styleVariants({
  paper: [{ color: palette.accent }],
  forest: [{ color: palette.light }],
});

export const layout = styleVariants({
  row: {
    ...row(`${space[4]} clamp(16px, 4.4vw, ${space[8]})`),
    width: "100%",
    // Four figures fill the row from margin to margin.
    selectors: {
      "&:has(> :nth-child(4))": { tablet: { justifyContent: "space-between" } },
    },
  },
  even: {
    ...spaced(`${space[5]} clamp(16px, 4.4vw, ${space[8]})`),
    gridTemplateColumns: "auto auto",
    justifyContent: "space-between",
    // Three stand in one row where they fit.
    selectors: {
      "&:has(> :nth-child(3):last-child)": {
        display: "flex",
        flexWrap: "wrap",
        columnGap: "clamp(16px, 4vw, 56px)",
      },
    },

    tablet: { display: "flex", flexWrap: "wrap" },
    narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  cards: {
    ...spaced(space[1]),
    gridTemplateColumns: "1fr 1fr",

    tablet: { gridTemplateColumns: "repeat(4, 1fr)" },
    narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** The figure is above its label, though a `dt` comes first in the markup. */
export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  selectors: {
    // On a phone two figures in a row, the rows aligned; three figures in one row.
    [`${layout.row} > &`]: {
      minWidth: "40%",
      tablet: { minWidth: 0 },
      narrow: { minWidth: "100%" },
    },
    [`${layout.row} > &:first-child:nth-last-child(3), ${layout.row} > &:first-child:nth-last-child(3) ~ &`]:
      {
        phone: { minWidth: 0, flex: "auto" },
        narrow: { minWidth: "100%" },
      },
    [`${layout.cards} &`]: {
      padding: `${space[5]} ${space[4]}`,
      background: palette.ground,
      color: palette.light,
    },
  },
});

/** Two figures fit side by side on a small phone, even in a wide fallback font. */
const SMALL = "min(15vw - 18px, 40px)";

/** Size of three figures in one row of a phone. */
const THREE = "min(10vw, 56px)";

/** Size in a row of four, of which some are words. */
const EVEN = "clamp(34px, max(6.6vw, min(11.3vw, 44px)), 100px)";

const valueBase = style({
  ...figureType,
  lineHeight: 0.95,
});

export const value = styleVariants({
  figure: [
    valueBase,
    {
      fontSize: text.figure,
      selectors: {
        [`${layout.row} > :first-child:nth-last-child(3) &, ${layout.row} > :first-child:nth-last-child(3) ~ * &`]:
          { phone: { fontSize: THREE } },
        [`${layout.even} &`]: { fontSize: EVEN },
        [`${layout.even} > :first-child:nth-last-child(3) &, ${layout.even} > :first-child:nth-last-child(3) ~ * &`]:
          {
            fontSize: "clamp(34px, 4.6vw, 68px)",
            phone: { fontSize: "min(8.4vw, 34px)" },
          },
        [`${layout.cards} &`]: { fontSize: `clamp(28px, max(5.4vw, ${SMALL}), 80px)` },
      },
    },
  ],
  // As high as a figure, so that the labels are aligned.
  word: [
    valueBase,
    {
      display: "flex",
      alignItems: "flex-end",
      minHeight: `calc(${text.figure} * 0.95)`,
      paddingBottom: "0.16em",
      fontSize: `clamp(28px, max(5.2vw, ${SMALL}), 80px)`,
      selectors: {
        [`${layout.even} &`]: {
          minHeight: `calc(${EVEN} * 0.95)`,
          fontSize: "clamp(30px, 4vw, 60px)",
          // A small phone with a wide fallback font needs the line break.
          whiteSpace: "normal",
          overflowWrap: "anywhere",
        },
      },
    },
  ],
});

export const label = style({
  maxWidth: "min(22ch, 39vw)",
  marginTop: space[2],
  fontSize: rem(18),
  lineHeight: 1.3,
  textWrap: "balance",
  narrow: { maxWidth: "none" },
  selectors: {
    [`:is(${layout.row}, ${layout.even}) > :first-child:nth-last-child(3) &, :is(${layout.row}, ${layout.even}) > :first-child:nth-last-child(3) ~ * &`]:
      {
        phone: { maxWidth: "27vw", fontSize: rem(16) },
        narrow: { maxWidth: "none" },
      },
    // Short labels, as narrow as their longest word: the three stand in one row of half a page.
    [`${ground.forest}${layout.even} > :first-child:nth-last-child(3) &, ${ground.forest}${layout.even} > :first-child:nth-last-child(3) ~ * &`]:
      { width: "min-content" },
    [`${ground.paper} &`]: { color: palette.ink },
    [`${ground.forest} &`]: { color: color.paper },
    [`${layout.cards} &`]: { color: color.paper },
  },
});
