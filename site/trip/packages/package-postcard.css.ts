import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { placed } from "../../style/placed";

export const postcard = style({ marginTop: space[7] });

const even = `${postcard}:nth-child(odd) &`;

export const picture = style({
  gridColumn: "full-start / full-end",
  aspectRatio: "16 / 10",
  "@media": {
    [tablet]: {
      gridColumn: "full-start / 7",
      gridRow: 1,
      aspectRatio: "auto",
      minHeight: "460px",
      selectors: { [even]: { gridColumn: "9 / full-end" } },
    },
    [desk]: {
      gridColumn: "full-start / 8",
      minHeight: "520px",
      selectors: { [even]: { gridColumn: "8 / full-end" } },
    },
  },
});

export const words = placed({
  onTablet: "7 / main-end",
  onDesk: "9 / main-end",
  display: "grid",
  gap: space[4],
  alignContent: "center",
  justifyItems: "start",
  paddingBlock: space[5],
  "@media": {
    [tablet]: {
      gridRow: 1,
      paddingLeft: space[5],
      selectors: { [even]: { gridColumn: "2 / 9", paddingLeft: 0, paddingRight: space[5] } },
    },
    [desk]: { selectors: { [even]: { gridColumn: "2 / 8" } } },
  },
});
