import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";

const rowBase = style({ paddingBlock: space[7] });

export const row = styleVariants({
  plain: [rowBase],
  badged: [rowBase, { background: palette.ground, color: color.paper }],
});

export const head = placed({ onTablet: "2 / span 7", onDesk: "2 / span 4" });

export const body = placed({
  onTablet: "2 / span 7",
  onDesk: "6 / span 5",
  marginTop: space[4],
  "@media": { [desk]: { marginTop: 0 } },
});

export const price = placed({
  onTablet: "10 / span 4",
  onDesk: "11 / span 3",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  justifyItems: "start",
  marginTop: space[5],
  "@media": {
    [tablet]: { gridRow: "1 / span 2", marginTop: 0 },
    [desk]: { gridRow: 1 },
  },
});

export const picture = style({ height: "auto", marginTop: space[5], aspectRatio: "16 / 10" });
