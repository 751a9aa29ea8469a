import { color, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { GAP, main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { text as sizes } from "../style/type";

export const proposal = style({
  rowGap: space[6],
  gridTemplateRows: "auto 1fr",
  paddingTop: space[8],
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { paddingTop: space[9] } },
});

export const words = style([
  main,
  {
    display: "grid",
    gap: space[4],
    justifyItems: "start",
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "2 / span 5" } },
  },
]);

export const ally = style({ marginTop: space[4] });

/** Bleeds off the left edge and the lower one, and ends where the form begins. */
export const art = style({
  gridColumn: "full-start / full-end",
  gridRow: 4,
  height: "280px",
  "@media": {
    [tablet]: { height: "380px" },
    [desk]: {
      gridColumn: "full-start / 8",
      marginRight: `calc(-1 * ${GAP})`,
      gridRow: 2,
      position: "relative",
      height: "100%",
      minHeight: "420px",
    },
  },
});

// Those around the fire stay in view.
globalStyle(`${art} img`, { objectPosition: "50% 100%" });

export const form = style([
  main,
  {
    position: "relative",
    "@media": {
      [desk]: { gridColumn: "8 / main-end", gridRow: "1 / span 2", marginBottom: space[8] },
    },
  },
]);

export const fields = style({
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});
