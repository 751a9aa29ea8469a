import { space } from "@maloca/widgets/theme/tokens";
import { placed, spaced, stack, style } from "../style/rules";

export const stays = style({ ...spaced(space[8]), paddingBlock: space[9] });

export const lodging = style({});

const ODD = `${lodging}:nth-of-type(odd) > &`;

/** Bleeds off the left edge for the first lodging, off the right for the second. */
export const view = style({
  gridColumn: "full-start / full-end",
  height: "240px",

  tablet: { height: "360px" },
  desk: {
    gridColumn: "full-start / span 6",
    gridRow: 1,
    height: "auto",
    position: "relative",
    selectors: { [ODD]: { gridColumn: "9 / full-end" } },
  },
});

export const words = placed({
  onDesk: "8 / main-end",
  ...stack(space[3]),
  paddingTop: space[5],

  desk: {
    gridRow: 1,
    paddingBlock: space[5],
    selectors: { [ODD]: { gridColumn: "2 / span 6" } },
  },
});

export const notes = placed({ onDesk: "2 / span 8", ...spaced(space[2]) });
