import { color, dark, space } from "@maloca/widgets/theme/tokens";
import { air, inDarkTheme } from "../style/media";
import { palette } from "../style/palette.css";
import { globalStyle, placed, spaced, stack, style, styleVariants } from "../style/rules";
import { text as sizes, titleSize, title as titleType } from "../style/type";

export const about = style({
  rowGap: space[3],
  paddingTop: air.block,
  tablet: { rowGap: space[4] },
});

export const title = placed({
  onDesk: "2 / span 7",
  ...titleType,
  fontSize: titleSize(30, "clamp(30px, 4.2vw, 60px)"),
});

export const words = placed({
  onTablet: "2 / span 6",
  onDesk: "2 / span 7",
  ...stack(space[3]),
  fontSize: sizes.lead,
  tablet: { paddingRight: space[4] },
});

/** Bleeds off the right edge; left out on a phone. */
export const art = style({
  phone: { display: "none" },
  tablet: { gridColumn: "8 / full-end", gridRow: 2, minHeight: "320px" },
  desk: { gridColumn: "10 / full-end", gridRow: "1 / span 3" },
});

export const figures = placed({ onDesk: "2 / span 7" });

export const recognitions = style({
  paddingBlock: air.block,
  phone: { paddingBlock: `${space[3]} ${space[4]}` },
});

/** One long word: in very large text it fits beside the fold's sign. */
globalStyle(`${recognitions} summary h2`, { fontSize: "min(1.5rem, 9vw)" });

export const list = style({ tablet: { marginTop: space[2] }, desk: { marginTop: 0 } });

const line = style({
  ...spaced(`${space[1]} ${space[4]}`),
  gridTemplateColumns: "40px 1fr",
  paddingBlock: space[3],
  borderTop: `2px solid ${palette.ink}`,
  tablet: { gridTemplateColumns: "40px 6fr 5fr" },
});

export const row = styleVariants({
  plain: [line],
  /** The acceleration programme of the operator. */
  strong: [line, { borderBottom: `2px solid ${palette.ink}` }],
});

export const icon = styleVariants({
  forest: { color: palette.ground, ...inDarkTheme({ color: dark.link }) },
  clay: { color: palette.accent },
  river: { color: color.river, ...inDarkTheme({ color: dark.river }) },
  maize: { color: palette.word },
});

export const text = style({ gridColumn: 2, tablet: { gridColumn: 3 } });
