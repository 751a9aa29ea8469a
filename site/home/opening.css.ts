import { space } from "@maloca/widgets/theme/tokens";
import { main } from "../style/grid.css";
import { air } from "../style/media";
import { palette } from "../style/palette.css";
import { dark, globalStyle, placed, row, spaced, style } from "../style/rules";
import { phoneStrip } from "../style/strip.css";
import { figureType, label, text as sizes, titleSize, title as titleType } from "../style/type";

export const problem = style({ rowGap: space[4], paddingTop: air.block });

const left = { onTablet: "2 / span 7" };

export const title = placed(left);
export const text = style({ maxWidth: "36em", marginBottom: space[4], fontSize: sizes.lead });

/** Along the right edge, longer than the text beside it. */
export const art = style({
  phone: { display: "none" },
  tablet: {
    gridColumn: "10 / full-end",
    gridRow: "1 / span 2",
    marginTop: `calc(-1 * ${air.block})`,
  },
});

export const points = placed({
  ...left,
  phone: { borderBlock: `2px solid ${palette.ink}` },
});

export const list = style({
  desk: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    columnGap: space[5],
  },
});

globalStyle(`${list} h3`, { desk: { fontSize: titleSize(24) } });

export const point = style({
  ...spaced(space[1]),
  alignContent: "start",
  paddingBlock: space[3],
  borderTop: `2px solid ${palette.ink}`,
});

export const answer = placed({
  ...titleType,
  onDesk: "2 / main-end",
  paddingBlock: `0 ${air.block}`,
  color: palette.word,
  fontSize: titleSize(23, "clamp(23px, 2.4vw, 40px)"),
  fontWeight: 400,
  lineHeight: 1.12,
});

export const programmes = style(dark);

export const inside = style({ paddingBlock: air.block });

/** Side by side; on a phone they scroll sideways. */
export const models = style([
  main,
  phoneStrip,
  {
    scrollbarColor: `${palette.light} transparent`,

    phone: { gridColumn: "full-start / full-end" },
    tablet: {
      marginTop: space[4],
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space[6],
    },
  },
]);

/** Name, description and price; from a tablet up each is aligned with that of its neighbours. */
export const model = style({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  rowGap: space[3],
  paddingTop: space[3],
  borderTop: `2px solid ${palette.light}`,
  scrollSnapAlign: "start",
  phone: { gridTemplateRows: "auto 1fr auto" },
});

/** Name and length on one line. */
export const heading = style({ ...row(`0 ${space[3]}`), alignItems: "baseline" });

export const length = style({ ...label, color: palette.light });

/** The price, and beside it the link. */
export const offer = style({
  ...row(`0 ${space[4]}`),
  alignItems: "end",
  justifyContent: "space-between",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: 600,
  ":hover": { color: palette.light },
});

export const figure = style({
  ...figureType,
  display: "block",
  color: palette.light,
  fontSize: titleSize(32, "clamp(32px, 4.4vw, 64px)"),
  lineHeight: 1,
});
