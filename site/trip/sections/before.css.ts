import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { label as labelType } from "../../style/type";

export const before = style({ paddingBlock: air.section, background: palette.wash });

export const title = placed({ onDesk: "2 / span 4" });

export const lines = placed({
  onDesk: "7 / main-end",
  marginTop: space[5],
  "@media": { [desk]: { gridRow: "1 / span 2", marginTop: 0 } },
});

export const line = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  borderTop: "1px solid color-mix(in srgb, currentColor 35%, transparent)",
  "@media": { [tablet]: { gridTemplateColumns: "3fr 7fr", columnGap: space[5] } },
});

export const label = style(labelType);

export const rest = placed({
  onDesk: "2 / span 4",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  justifyItems: "start",
  marginTop: space[5],
});
