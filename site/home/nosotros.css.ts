import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { text } from "../style/type";

export const nosotros = style({ paddingTop: space[9], rowGap: space[7] });

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 8" } } }]);

export const words = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "start",
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "2 / span 6" } },
  },
]);

export const consultation = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "start",
    justifyItems: "start",
    padding: space[6],
    background: color.maize,
    "@media": { [desk]: { gridColumn: "9 / full-end", gridRow: 2 } },
  },
]);

export const figures = style([main, { "@media": { [desk]: { gridRow: 3 } } }]);
