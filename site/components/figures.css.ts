import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { text, title } from "../style/type";

const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[5]} clamp(24px, 4.4vw, ${space[8]})`,
});

export const ground = styleVariants({
  paper: [figures, { color: color.clay }],
  forest: [figures, { color: color.maize }],
});

/** The figure stands above its label, whatever their order in the text. */
export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});

export const value = style({
  ...title,
  fontSize: text.figure,
  lineHeight: 0.95,
  fontVariantNumeric: "lining-nums",
});

export const label = style({
  maxWidth: "22ch",
  marginTop: space[2],
  fontSize: "18px",
  lineHeight: 1.3,
  textWrap: "balance",
  selectors: {
    [`${ground.paper} &`]: { color: color.ink },
    [`${ground.forest} &`]: { color: color.paper },
  },
});
