import { color, font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { placed, row, spaced, stack, style } from "../style/rules";
import { label, rem, smallTitle, titleSize, title as titleType } from "../style/type";

const soft = `color-mix(in srgb, ${color.paper} 82%, ${color.ink})`;

export const footer = style({
  background: color.ink,
  color: soft,
  fontSize: rem(16),
  paddingBottom: space[5],
});

const block = style({ marginTop: "clamp(16px, 3vw, 40px)" });

export const brand = placed({ ...stack(space[3]), onDesk: "2 / span 5" }, block);

export const name = style({
  ...titleType,
  color: color.paper,
  fontFamily: font.title,
  fontSize: titleSize(40, "clamp(40px, 5vw, 72px)"),
});

export const pages = style({
  ...spaced(`0 ${space[4]}`),
  gridTemplateColumns: "1fr 1fr",
  marginTop: space[4],

  tablet: { ...row(`${space[3]} ${space[5]}`) },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const link = style({
  display: "inline-block",
  overflowWrap: "anywhere",
  // As tall as a line of text, with a larger touch target.
  paddingBlock: `calc((${TOUCH_TARGET} - 1lh) / 2)`,
  marginBlock: "-9px",
  selectors: { [`${pages} &`]: { phone: { marginBlock: 0, lineHeight: 1.2 } } },
  color: color.paper,
  ":hover": { color: color.maize },
});

const facts = style({
  ...stack(`${space[3]} ${space[4]}`),
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  // Balanced lines: the hours of a day stay on one line.
  textWrap: "balance",

  phone: { rowGap: space[2], lineHeight: 1.35 },
  tablet: { gridTemplateColumns: "1fr" },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const contact = placed({ onTablet: "2 / span 6", onDesk: "7 / span 3" }, block, facts);

export const legal = placed({ onTablet: "8 / span 6", onDesk: "10 / span 4" }, block, facts);

export const term = style({ ...label, color: color.maize });

export const title = style({ ...smallTitle, color: color.paper, fontSize: titleSize(24) });

export const paragraphs = style({ ...spaced(space[3]), marginTop: space[2] });

export const policy = placed({ onDesk: "2 / span 7" }, block);

export const escnna = placed({ ...stack(space[2]), onDesk: "10 / span 4" }, block);
