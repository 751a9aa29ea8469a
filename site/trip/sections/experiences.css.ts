import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { text as sizes } from "../../style/type";

export const experiences = style({
  paddingBlock: space[8],
  marginBottom: space[8],
  background: palette.ground,
  color: color.paper,
});

export const words = placed({ onDesk: "2 / span 5" });

export const text = style({ marginTop: space[4], fontSize: sizes.lead });

export const card = style({ marginTop: space[5], padding: space[5], background: palette.card });

export const list = placed({
  onDesk: "8 / main-end",
  display: "grid",
  gap: space[5],
  marginTop: space[6],
  "@media": {
    [tablet]: { gridTemplateColumns: "1fr 1fr", gap: `${space[6]} ${space[5]}` },
    [desk]: { gridTemplateColumns: "1fr", gap: space[5], marginTop: 0 },
  },
});

export const item = style({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  paddingLeft: space[4],
  borderLeft: `6px solid ${palette.light}`,
});
