import { shadow, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { dark, placed, row, spaced, stack, style, styleVariants } from "../../style/rules";
import { smallTitle, text } from "../../style/type";

export const lodgings = style({ paddingTop: space[6] });

export const pair = placed({
  ...spaced(space[5]),
  desk: { gridTemplateColumns: "1fr 1fr" },
});

/** Name, text, list and two stays, aligned with those of the lodging beside it. */
export const lodging = style({
  ...stack(space[4]),
  padding: space[5],
  background: palette.card,
  borderTop: `${space[2]} solid ${palette.light}`,
  boxShadow: shadow.card,
  desk: { gridRow: "span 5", gridTemplateRows: "subgrid", padding: space[6] },
});

const stayBase = style({
  ...spaced(space[3]),
  padding: space[5],

  tablet: { gridTemplateColumns: "1fr auto", columnGap: space[5], alignItems: "center" },
});

export const stay = styleVariants({
  plain: [stayBase, { border: `2px solid ${palette.line}` }],
  badged: [stayBase, { border: `2px solid ${palette.ground}`, ...dark }],
});

export const head = style({
  ...row(`0 ${space[4]}`),
  alignItems: "center",
  gridColumn: "1 / -1",
});

export const days = style({ ...smallTitle, fontSize: text.h3 });

export const button = style({ tablet: { justifySelf: "end" } });
