import { color, shadow, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { smallTitle, text } from "../../style/type";

export const lodgings = style({ paddingTop: space[6] });

export const pair = placed({
  display: "grid",
  gap: space[5],
  "@media": { [desk]: { gridTemplateColumns: "1fr 1fr" } },
});

/** Name, text, list and two stays, aligned with those of the lodging beside it. */
export const lodging = style({
  display: "grid",
  gap: space[4],
  alignContent: "start",
  padding: space[5],
  background: palette.card,
  borderTop: `${space[2]} solid ${palette.light}`,
  boxShadow: shadow.card,
  "@media": { [desk]: { gridRow: "span 5", gridTemplateRows: "subgrid", padding: space[6] } },
});

const stayBase = style({
  display: "grid",
  gap: space[3],
  padding: space[5],
  "@media": {
    [tablet]: { gridTemplateColumns: "1fr auto", columnGap: space[5], alignItems: "center" },
  },
});

export const stay = styleVariants({
  plain: [stayBase, { border: `2px solid ${palette.line}` }],
  badged: [
    stayBase,
    { border: `2px solid ${palette.ground}`, background: palette.ground, color: color.paper },
  ],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[4]}`,
  gridColumn: "1 / -1",
});

export const days = style({ ...smallTitle, margin: 0, fontSize: text.h3 });

export const button = style({ "@media": { [tablet]: { justifySelf: "end" } } });
