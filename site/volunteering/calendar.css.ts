import { color, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../style/palette.css";
import { dark, placed, roomy, style, styleVariants } from "../style/rules";
import { rem } from "../style/type";

export const calendar = style({ ...roomy, ...dark });

export const seasons = placed({ marginTop: space[6] });

const COLUMNS = "5fr 9fr";

export const season = style({
  display: "grid",
  borderTop: `2px solid ${palette.light}`,
  paddingBlock: `${space[4]} 0`,

  desk: { gridTemplateColumns: COLUMNS, columnGap: space[6], padding: 0, minHeight: "164px" },
});

export const words = style({
  paddingBottom: space[4],
  textWrap: "balance",
  desk: { paddingTop: space[4] },
});

export const months = style({
  color: palette.light,
  fontSize: rem(18),
  fontWeight: 600,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

/** Below the bars. */
export const initials = style({ desk: { gridColumn: 2 } });

/** Twelve columns with thin lines between them. */
export const year = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  textAlign: "center",
  background: `repeating-linear-gradient(90deg, color-mix(in srgb, ${color.paper} 24%, transparent) 0 1px, transparent 1px calc(100% / 12))`,
});

/** A bar with waves on its upper edge. */
export const bar = style({
  height: "56px",
  alignSelf: "end",
  // Keeps the background in forced colours: the bar has nothing else.
  forcedColorAdjust: "none",
  mask: "radial-gradient(14px at 50% 14px, #000 98%, #0000) 0 0 / 28px 15px round no-repeat, linear-gradient(#000 0 0) 0 14px no-repeat",
  desk: { height: "88px" },
});

const inks = [palette.light, color.paper, palette.accent];

/** The bars' colours, in turn. */
export const ink = inks.map((background) => style({ background }));

const byMonth = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, i + 1]));

/** A bar's first and last month. */
export const first = styleVariants(byMonth, (month) => ({ gridColumnStart: month }));
export const last = styleVariants(byMonth, (month) => ({ gridColumnEnd: month + 1 }));

/** The initials of the months, below all bars. */
export const ruler = placed({
  borderTop: `2px solid ${palette.light}`,
  paddingTop: space[2],
  fontWeight: 600,

  desk: {
    display: "grid",
    gridTemplateColumns: COLUMNS,
    columnGap: space[6],
  },
});
