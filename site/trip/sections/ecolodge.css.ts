import { shadow, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { text as sizes, smallTitle, titleSize } from "../../style/type";

export const ecolodge = style({ paddingBlock: space[8], background: palette.wash });

export const words = placed({ onDesk: "2 / span 4" });

export const text = style({ marginTop: space[4], fontSize: sizes.lead, color: palette.ink });

export const cards = placed({
  onDesk: "6 / main-end",
  display: "grid",
  columnGap: space[4],
  marginTop: space[6],
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
    [desk]: { marginTop: 0 },
  },
});

/** Aligns the texts below names of one line and of two. */
export const card = style({
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: space[3],
  padding: space[5],
  background: palette.card,
  boxShadow: shadow.card,
});

export const name = style({
  ...smallTitle,
  paddingBottom: space[3],
  borderBottom: `2px solid ${palette.accent}`,
  fontSize: titleSize(24),
  lineHeight: 1.15,
});
