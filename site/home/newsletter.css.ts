import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { air } from "../style/rhythm";
import { text } from "../style/type";

export const newsletter = style({
  paddingBlock: air.block,
  rowGap: space[4],
  background: palette.card,
});

export const words = placed({
  onDesk: "2 / span 6",
  display: "grid",
  gap: space[3],
  // Stays in place when messages make the form beside it higher.
  alignContent: "start",
  fontSize: text.lead,
});

export const form = placed({ onDesk: "9 / span 5", "@media": { [desk]: { alignSelf: "center" } } });
