import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { check, marked } from "../style/marks";
import { desk, tablet } from "../style/media";
import { label, title } from "../style/type";

export const packages = style({ paddingTop: space[9] });

const row = style({ paddingBlock: space[7] });

/** The recommended one runs dark from edge to edge. */
export const card = styleVariants({
  plain: [row],
  badged: [row, { background: color.forest, color: color.paper }],
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

export const badge = style({
  ...label,
  width: "fit-content",
  marginBottom: space[3],
  padding: `${space[1]} ${space[3]}`,
  background: color.maize,
  color: color.ink,
});

export const name = style({
  ...title,
  marginBottom: space[2],
  fontSize: "clamp(34px, 3.1vw, 46px)",
});

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

export const features = style({ display: "grid", gap: space[2], marginTop: space[4] });

export const feature = styleVariants({
  plain: marked(check(color.clay)),
  badged: marked(check(color.maize)),
});

export const price = style([
  main,
  {
    display: "grid",
    gap: space[2],
    alignContent: "start",
    justifyItems: "start",
    marginTop: space[5],
    "@media": {
      [tablet]: { gridColumn: "10 / span 4", gridRow: "1 / span 2", marginTop: 0 },
      [desk]: { gridColumn: "11 / span 3", gridRow: 1 },
    },
  },
]);

export const each = style({ marginBottom: space[3] });

export const pesos = style({
  ...title,
  fontSize: "clamp(32px, 3vw, 42px)",
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
