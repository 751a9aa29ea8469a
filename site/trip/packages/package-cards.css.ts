import { shadow, space } from "@maloca/widgets/theme/tokens";
import { fallbackVar } from "@vanilla-extract/css";
import { markInk } from "../../components/texts.css";
import { columns } from "../../style/grid.css";
import { onForest, onPaper } from "../../style/marks";
import { inDarkTheme } from "../../style/media";
import { palette } from "../../style/palette.css";
import {
  badge as badgeStyle,
  column as columnOf,
  dark,
  globalStyle,
  placed,
  spaced,
  stack,
  style,
  styleVariants,
} from "../../style/rules";
import { figureType, label, rem, title, titleSize } from "../../style/type";

export const priceBlock = style(spaced(space[1]));

export const priceAmount = style({
  ...figureType,
  marginBottom: space[1],
  fontSize: titleSize(32, "clamp(32px, 3vw, 42px)"),
});

export const priceDetail = style({ fontSize: rem(16), lineHeight: 1.4 });

export const badge = style(badgeStyle);

export const name = style({
  ...title,
  marginBottom: space[2],
  fontSize: titleSize(34, "clamp(34px, 3.1vw, 46px)"),
});

export const features = style({ ...spaced(space[2]), marginTop: space[4] });

export const stage = style({ marginTop: space[4] });

export const stageName = style({ ...label, fontSize: rem(17) });

/** As wide as the text. */
export const frieze = style({ width: "100%", marginTop: space[5] });

export const days = style({
  ...spaced(space[2]),
  marginTop: space[4],
  counterReset: "day",
});

/** A line with `Día 1`, `Día 2` and so on before it. */
export const day = style({
  counterIncrement: "day",
  display: "grid",
  gridTemplateColumns: "3.6em 1fr",
  "::before": {
    content: '"Día " counter(day)',
    color: fallbackVar(markInk, palette.word),
    fontWeight: 600,
  },
});

/** The marks and days of a recommended package. */
export const lightMarks = style({ vars: { [markInk]: palette.light } });

const columnBase = style({
  position: "relative",
  ...stack(space[4]),
  padding: space[5],
  boxShadow: shadow.card,

  // The price is beside the content.
  tablet: {
    gridTemplateColumns: "5fr 7fr",
    gridTemplateRows: "auto auto 1fr",
    columnGap: space[6],
  },
  desk: {
    gridRow: "span 4",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "subgrid",
    padding: space[6],
  },
});

export const column = styleVariants({
  plain: [
    columnBase,
    { background: palette.card, borderTop: `${space[2]} solid ${palette.light}` },
  ],
  badged: [columnBase, lightMarks, { ...dark, borderTop: `${space[2]} solid ${palette.accent}` }],
});

/** On the column's upper edge, so that the names of packages are aligned. */
globalStyle(`${column.badged} ${badge}`, {
  position: "absolute",
  top: `calc(-1 * ${space[2]})`,
  transform: "translateY(-50%)",
});

/** At the lower edge, whatever the length of the list above. */
export const columnButton = style({
  alignSelf: "end",
  tablet: { alignSelf: "start" },
  desk: { alignSelf: "end" },
});

export const columnContent = style({
  tablet: { gridColumn: 2, gridRow: "1 / span 3" },
  desk: { gridColumn: "auto", gridRow: "auto" },
});

/** Fills the column from edge to edge. */
export const columnPicture = style({
  width: `calc(100% + 2 * ${space[5]})`,
  maxWidth: "none",
  height: "auto",
  margin: `calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[5]}`,
  aspectRatio: "16 / 10",

  tablet: { width: `calc(100% + ${space[5]})`, marginRight: 0 },
  desk: {
    width: `calc(100% + 2 * ${space[6]})`,
    margin: `calc(-1 * ${space[6]}) calc(-1 * ${space[6]}) ${space[5]}`,
  },
});

const weave = (pattern: string) => ({ background: `${pattern} 0 0 / auto 48px` });

export const columnPattern = styleVariants({
  plain: [columnPicture, weave(onPaper), inDarkTheme({ backgroundImage: onForest })],
  badged: [columnPicture, weave(onForest)],
});

export const postcard = style({ marginTop: space[7] });

const even = `${postcard}:nth-child(odd) &`;

export const postcardPicture = style({
  gridColumn: "full-start / full-end",
  aspectRatio: "16 / 10",

  tablet: {
    gridColumn: "full-start / 7",
    gridRow: 1,
    aspectRatio: "auto",
    minHeight: "460px",
    selectors: { [even]: { gridColumn: "9 / full-end" } },
  },
  desk: {
    gridColumn: "full-start / 8",
    minHeight: "520px",
    selectors: { [even]: { gridColumn: "8 / full-end" } },
  },
});

export const postcardWords = placed({
  onTablet: "7 / main-end",
  onDesk: "9 / main-end",
  ...columnOf(space[4]),
  alignContent: "center",
  paddingBlock: space[5],

  tablet: {
    gridRow: 1,
    paddingLeft: space[5],
    selectors: { [even]: { gridColumn: "2 / 9", paddingLeft: 0, paddingRight: space[5] } },
  },
  desk: { selectors: { [even]: { gridColumn: "2 / 8" } } },
});

const rowBase = style({ paddingBlock: space[7] });

export const row = styleVariants({
  plain: [rowBase],
  badged: [rowBase, lightMarks, dark],
});

export const rowHead = {
  alone: placed({ onTablet: "2 / span 7", onDesk: "2 / span 4" }),
  planned: placed({ onTablet: "2 / span 6", onDesk: "2 / span 4" }),
};

/** A row with days has its price below its name on a desk, and both columns of the rest. */
export const rowLook = styleVariants({
  alone: {},
  planned: { desk: { gridTemplateRows: "auto 1fr" } },
});

const body = { marginTop: space[4], desk: { marginTop: 0 } };
const twoColumns = {
  ...columns,
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
};

export const rowBody = {
  alone: placed({ onTablet: "2 / span 7", onDesk: "6 / span 5", ...body }),
  planned: placed({
    onDesk: "6 / main-end",
    ...body,
    tablet: twoColumns,
    desk: { gridRow: "1 / span 2", marginTop: 0 },
  }),
};

globalStyle(`${rowBody.planned} ${frieze}`, { tablet: { marginTop: 0 } });

const price = {
  onTablet: "10 / span 4",
  ...stack(space[4]),
  justifyItems: "start",
  marginTop: space[5],
};

export const rowPrice = {
  alone: placed({
    ...price,
    onDesk: "11 / span 3",
    tablet: { gridRow: "1 / span 2", marginTop: 0 },
    desk: { gridRow: 1 },
  }),
  planned: placed({
    ...price,
    // Above the days.
    onTablet: "8 / main-end",
    onDesk: "2 / span 4",
    tablet: { gridRow: 1, marginTop: 0 },
    desk: { gridRow: 2, marginTop: space[5] },
  }),
};

export const rowPicture = style({ height: "auto", marginTop: space[5], aspectRatio: "16 / 10" });
