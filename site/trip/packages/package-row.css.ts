import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";

const rowBase = style({ paddingBlock: space[7] });

export const row = styleVariants({
  plain: [rowBase],
  badged: [rowBase, { background: palette.ground, color: color.paper }],
});

export const head = style([
  main,
  {
    "@media": {
      [tablet]: { gridColumn: "2 / span 7" },
      [desk]: { gridColumn: "2 / span 4" },
    },
  },
]);

export const body = style([
  main,
  {
    marginTop: space[4],
    "@media": {
      [tablet]: { gridColumn: "2 / span 7" },
      [desk]: { gridColumn: "6 / span 5", marginTop: 0 },
    },
  },
]);

export const price = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "start",
    justifyItems: "start",
    marginTop: space[5],
    "@media": {
      [tablet]: { gridColumn: "10 / span 4", gridRow: "1 / span 2", marginTop: 0 },
      [desk]: { gridColumn: "11 / span 3", gridRow: 1 },
    },
  },
]);

export const picture = style({ height: "auto", marginTop: space[5], aspectRatio: "16 / 10" });
