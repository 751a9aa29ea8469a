import { dayHeight, dayWidth } from "@maloca/artwork/frieze/frieze-view";
import { space } from "@maloca/widgets/theme/tokens";
import { fallbackVar } from "@vanilla-extract/css";
import { markInk } from "../../components/texts.css";
import { edge } from "../../style/grid.css";
import { bed, bowl, marked, onward } from "../../style/marks";
import { palette } from "../../style/palette.css";
import { globalStyle, style, styleVariants } from "../../style/rules";
import { rem, text as sizes, smallTitle } from "../../style/type";

/** Width of the drawing beside the words, on a phone and on a tablet. */
const STRIP = { phone: "92px", tablet: "24vw" };
/** The least height of a day on a tablet: the drawing then shows the moon and the house of a night whole. */
const WHOLE = "21.2vw";

const base = style({
  gridColumn: "full-start / full-end",
  marginTop: space[5],
  counterReset: "day",
});

/** Days side by side on a desktop: all in one row, or in rows of four. */
const columns = (width: string) => ({
  desk: {
    gridColumn: "main-start / full-end",
    display: "grid",
    gridTemplateColumns: width,
  },
});

export const frieze = styleVariants({
  row: [
    base,
    {
      desk: {
        gridColumn: "main-start / full-end",
        display: "grid",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        gridTemplateRows: "repeat(4, auto)",
      },
    },
  ],
  rows: [base, columns("repeat(4, minmax(0, 1fr))")],
});

export const day = style({
  counterIncrement: "day",
  display: "grid",
  gridTemplateColumns: `${STRIP.phone} minmax(0, 1fr)`,
  gridTemplateRows: "auto auto 1fr auto",
  columnGap: space[4],
  paddingRight: edge,

  tablet: {
    gridTemplateColumns: `${STRIP.tablet} minmax(0, 1fr)`,
    columnGap: space[5],
  },
  desk: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "subgrid",
    gridRow: "span 4",
    paddingRight: 0,
  },
});

const picture = style({
  gridColumn: 1,
  width: "100%",
  height: "100%",
  print: { display: "none" },
});

export const light = style([
  picture,
  {
    gridRow: "1 / span 3",
    minHeight: "150px",

    tablet: { gridRow: "1 / span 4", minHeight: WHOLE },
    desk: {
      gridRow: 1,
      minHeight: 0,
      height: "auto",
      aspectRatio: `${dayWidth} / ${dayHeight}`,
    },
  },
]);

export const night = style([
  picture,
  {
    gridRow: 4,
    height: "76px",
    tablet: { display: "none" },
  },
]);

const beside = style({
  gridColumn: 2,
  desk: { gridColumn: 1, paddingRight: space[4] },
});

/** Shows the day's number. It is hidden from screen readers and in print, where the list has its own. */
export const title = style([
  beside,
  {
    ...smallTitle,
    display: "flex",
    gap: "0.45em",
    fontSize: sizes.h3,
    lineHeight: 1.1,
    "::before": {
      content: 'counter(day) / ""',
      color: palette.accent,
      fontVariantNumeric: "lining-nums",
    },

    tablet: { paddingTop: space[4] },
    print: { "::before": { display: "none" } },
  },
]);

export const text = style([beside, { marginTop: space[2] }]);

const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[1],
  fontSize: rem(15),
});

/** Marks below a day's text, or after a line of a package. */
export const marks = styleVariants({
  day: [
    list,
    beside,
    {
      marginTop: space[2],

      tablet: { paddingBottom: space[4] },
      desk: { flexDirection: "column", paddingBottom: space[6] },
    },
  ],
  line: [list, { gridColumn: 2 }],
});

const ink = fallbackVar(markInk, palette.accent);

export const mark = styleVariants({
  ride: marked(onward, ink),
  meal: marked(bowl, ink),
  bed: marked(bed, ink),
});

// In print the marks are words on one line.
globalStyle(`${list}${list} li`, {
  print: { display: "inline !important" as "inline" },
});
globalStyle(`${list}${list} li + li::before`, {
  print: { content: '" · " !important' },
});
globalStyle(`main ${list}${list}`, {
  print: { columns: "auto !important" as "auto", padding: "0 !important" as "0" },
});
