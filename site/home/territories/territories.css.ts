import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { drop, sun } from "../../style/marks";
import { desk, phone, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { label, text as sizes } from "../../style/type";
import { phoneStrip } from "../strip.css";
import { highlight } from "../trips/trip-card.css";

export const territories = style({ paddingTop: air.block });

export const checkpoint = style({ marginTop: space[5] });

/** Bleeds off the left edge; the card overlaps its corner. */
export const art = style({
  gridColumn: "full-start / full-end",
  gridRow: 1,
  height: "170px",
  "@media": {
    [tablet]: { gridColumn: "full-start / span 9", height: "auto", minHeight: "460px" },
    [desk]: { gridColumn: "full-start / span 10", minHeight: "500px" },
  },
});

export const card = placed({
  onTablet: "7 / main-end",
  onDesk: "8 / main-end",
  gridRow: 2,
  marginTop: `calc(-1 * ${space[7]})`,
  "@media": { [tablet]: { gridRow: 1, alignSelf: "end", marginBlock: space[7] } },
});

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

const drawn = (mark: string) => [highlight, { "::before": { mask: `${mark} 0 0 / 100%` } }];

export const item = styleVariants({ sun: drawn(sun), drop: drawn(drop) });

/** Two places and the donation, each of another width; on a phone they scroll sideways. */
export const others = style([
  phoneStrip,
  {
    rowGap: space[5],
    marginTop: "clamp(16px, 4vw, 48px)",
    "@media": { [phone]: { gridTemplateColumns: "none" } },
  },
]);

const place = style({
  display: "grid",
  gap: space[3],
  gridTemplateRows: "150px auto",
  alignContent: "start",
  scrollSnapAlign: "start",
  "@media": {
    [phone]: { gridColumn: "auto" },
    // Aligns the two pictures and the two names.
    [tablet]: { gap: space[4], gridRow: "1 / span 2", gridTemplateRows: "subgrid" },
  },
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

export const small = style({
  position: "relative",
  "@media": { [tablet]: { minHeight: "200px" } },
});

export const column = style({
  display: "grid",
  gap: space[3],
  alignContent: "start",
  justifyItems: "start",
});

export const donation = placed({
  onDesk: "10 / full-end",
  display: "grid",
  gap: space[4],
  alignContent: "center",
  justifyItems: "start",
  padding: space[4],
  background: palette.deep,
  color: color.paper,
  fontSize: sizes.lead,
  "@media": {
    [phone]: { gridColumn: "auto" },
    [desk]: { gridRow: "1 / span 2", padding: space[6] },
  },
});
