import { color, space } from "@maloca/widgets/theme/tokens";
import { edge } from "../../style/grid.css";
import { BAR_HEIGHT } from "../../style/media";
import { column, style } from "../../style/rules";
import { text as sizes, smallTitle, title, titleSize } from "../../style/type";

export const page = style({
  display: "grid",
  minHeight: `calc(100svh - ${BAR_HEIGHT})`,
  gridTemplateRows: "minmax(240px, 1fr) auto",
  background: color.forest,
  color: color.paper,
  tablet: { gridTemplate: "1fr / 6fr 5fr" },
});

/** Keeps the people around the fire visible. */
export const art = style({ objectPosition: "42% 50%" });

export const words = style({
  ...column(space[5]),
  alignContent: "end",
  padding: `${space[6]} ${edge} ${space[8]}`,
  fontSize: sizes.lead,
  tablet: { order: -1 },
});

export const heading = style({
  ...title,
  fontSize: titleSize(112, "clamp(112px, 20vw, 300px)"),
  lineHeight: 0.9,
});

export const text = style({ ...smallTitle, fontSize: sizes.h3 });
