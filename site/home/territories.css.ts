import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { label, text as sizes } from "../style/type";

export const territories = style({
  paddingTop: space[8],
  "@media": { [desk]: { paddingTop: space[9] } },
});

export const checkpoint = style({ marginTop: space[6] });

/** Bleeds off the left edge; the card is set over its corner. */
export const art = style({
  gridColumn: "full-start / full-end",
  gridRow: 1,
  height: "300px",
  "@media": {
    [tablet]: { gridColumn: "full-start / span 9", height: "auto", minHeight: "560px" },
    [desk]: { gridColumn: "full-start / span 10", minHeight: "660px" },
  },
});

export const card = style([
  main,
  {
    gridRow: 2,
    marginTop: `calc(-1 * ${space[7]})`,
    "@media": {
      [tablet]: { gridColumn: "7 / main-end", gridRow: 1, alignSelf: "end", marginBlock: space[7] },
      [desk]: { gridColumn: "8 / main-end" },
    },
  },
]);

export const words = style({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});

export const status = style({
  ...label,
  padding: `${space[1]} ${space[3]}`,
  background: palette.ground,
  color: color.paper,
});

export const name = style({ display: "grid", gap: space[1] });

export const infrastructure = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
});
export { highlight as item } from "./trip-card.css";

/** Two places and a way to help from home: none as wide as another. */
export const others = style({ rowGap: space[6], marginTop: space[7] });

const place = style({
  display: "grid",
  rowGap: space[4],
  gridTemplateRows: "1fr auto",
  // Two pictures of one height, two names on one line.
  "@media": { [tablet]: { gridRow: "1 / span 2", gridTemplateRows: "subgrid" } },
});

export const coffee = style([
  main,
  place,
  { "@media": { [tablet]: { gridColumn: "2 / span 6" }, [desk]: { gridColumn: "2 / span 5" } } },
]);

export const sardinas = style([
  main,
  place,
  { "@media": { [tablet]: { gridColumn: "8 / main-end" }, [desk]: { gridColumn: "7 / span 3" } } },
]);

export const small = style({ minHeight: "280px", position: "relative" });

export const column = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
  justifyItems: "start",
});

export const donation = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "center",
    justifyItems: "start",
    padding: space[5],
    background: palette.deep,
    color: color.paper,
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "10 / full-end", gridRow: "1 / span 2", padding: space[6] } },
  },
]);
