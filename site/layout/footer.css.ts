import { color, font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { label, title as titleType } from "../style/type";

const soft = `color-mix(in srgb, ${color.paper} 82%, ${color.ink})`;

export const footer = style({
  background: color.ink,
  color: soft,
  fontSize: "16px",
  paddingBottom: space[8],
});

const block = style([main, { marginTop: space[7] }]);

export const brand = style([block, { "@media": { [desk]: { gridColumn: "2 / span 5" } } }]);

export const name = style({
  ...titleType,
  color: color.paper,
  fontFamily: font.title,
  fontSize: "clamp(56px, 7vw, 104px)",
});

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[4]} ${space[5]}`,
  marginTop: space[4],
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  // Looks as tall as a line, but has a finger-sized target.
  marginBlock: "-9px",
  color: color.paper,
  ":hover": { color: color.maize },
});

const facts = style([block, { display: "grid", gap: space[4], alignContent: "start" }]);

export const contact = style([
  facts,
  { "@media": { [tablet]: { gridColumn: "2 / span 6" }, [desk]: { gridColumn: "7 / span 3" } } },
]);

export const legal = style([
  facts,
  { "@media": { [tablet]: { gridColumn: "8 / span 6" }, [desk]: { gridColumn: "10 / span 4" } } },
]);

export const term = style({ ...label, color: color.maize });

export const title = style({
  ...titleType,
  color: color.paper,
  fontSize: "24px",
  marginBottom: space[3],
});

const text = style([block, { display: "grid", gap: space[3], alignContent: "start" }]);

export const more = style({
  paddingBlock: "10px",
  color: color.paper,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

export const point = style({ marginTop: space[3] });

export const policy = style([text, { "@media": { [desk]: { gridColumn: "2 / span 7" } } }]);

export const escnna = style([text, { "@media": { [desk]: { gridColumn: "10 / span 4" } } }]);
