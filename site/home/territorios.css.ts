import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { check, marked } from "../style/marks";
import { desk, tablet } from "../style/media";
import { label, text as sizes } from "../style/type";

export const territorios = style({ paddingTop: space[9] });

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 6" } } }]);

export const text = style([
  main,
  {
    marginTop: space[4],
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "9 / span 5", marginTop: space[2] } },
  },
]);

export const checkpoint = style([
  main,
  {
    display: "grid",
    gap: space[5],
    marginTop: space[7],
    paddingTop: space[6],
    borderTop: `2px solid ${color.ink}`,
    "@media": { [tablet]: { gridTemplateColumns: "1fr auto", alignItems: "end" } },
  },
]);

export const figures = style({
  order: 1,
  "@media": { [tablet]: { gridColumn: "span 2" } },
});

export const name = style({ display: "grid", gap: space[2], justifyItems: "start" });

export const status = style({
  ...label,
  padding: `${space[1]} ${space[3]}`,
  background: color.forest,
  color: color.paper,
});

export const infrastructure = style({ display: "grid", gap: space[2] });
export const item = style(marked(check, color.clay));
