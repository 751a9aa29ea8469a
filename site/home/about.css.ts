import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { placed } from "../style/placed";
import { air } from "../style/rhythm";
import { text, titleSize, title as titleType } from "../style/type";

export const about = style({ paddingTop: air.block, rowGap: space[4] });

export const title = placed({
  onDesk: "2 / span 7",
  ...titleType,
  fontSize: titleSize(34, "clamp(34px, 4.2vw, 60px)"),
});

export const words = placed({
  onTablet: "2 / span 6",
  onDesk: "2 / span 5",
  display: "grid",
  gap: space[3],
  alignContent: "start",
  fontSize: text.lead,
  "@media": { [tablet]: { paddingRight: space[4] } },
});

/** Bleeds off the right edge. */
export const art = style({
  gridColumn: "full-start / full-end",
  height: "100px",
  "@media": {
    [tablet]: { gridColumn: "8 / full-end", gridRow: 2, height: "auto", minHeight: "320px" },
    [desk]: { gridColumn: "9 / full-end", gridRow: "1 / span 2" },
  },
});

export const figures = style([main]);
