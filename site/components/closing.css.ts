import { color, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { text } from "../style/type";

export const closing = style({ background: palette.ground, color: color.paper });

export const words = style([
  main,
  {
    display: "grid",
    gap: space[5],
    alignContent: "center",
    paddingBlock: space[8],
    fontSize: text.lead,
    "@media": {
      [tablet]: { gridColumn: "2 / span 7" },
      [desk]: { gridColumn: "2 / span 6", paddingBlock: space[9] },
    },
  },
]);

export const title = style({ marginBottom: space[3] });

export const art = style({
  gridColumn: "full-start / full-end",
  height: "280px",
  "@media": {
    [tablet]: { gridColumn: "10 / full-end", gridRow: 1, height: "auto", position: "relative" },
    [desk]: { gridColumn: "9 / full-end" },
  },
});

/** Which part of the picture stays visible in a narrow window. */
export const focus = styleVariants({ left: {}, middle: {}, right: {} });

const drawnAt = { left: "38% 50%", right: "85% 50%" };

for (const side of ["left", "right"] as const) {
  globalStyle(`${focus[side]} img`, { "@media": { [tablet]: { objectPosition: drawnAt[side] } } });
}
