import { color, font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { halves } from "../components/fold.css";
import { globalStyle, placed, row, spaced, stack, style } from "../style/rules";
import { label, rem, smallTitle, titleSize, title as titleType } from "../style/type";

const soft = `color-mix(in srgb, ${color.paper} 82%, ${color.ink})`;

export const footer = style({
  background: color.ink,
  color: soft,
  fontSize: rem(16),
  paddingBottom: space[4],
});

const block = style({ marginTop: "clamp(12px, 2.4vw, 32px)" });

export const brand = placed(
  {
    ...row(`0 ${space[4]}`),
    alignItems: "baseline",
    onDesk: "2 / span 5",
  },
  block,
);

export const name = style({
  ...titleType,
  color: color.paper,
  fontFamily: font.title,
  fontSize: titleSize(34, "clamp(34px, 4.4vw, 64px)"),
});

const fold = { phone: { marginTop: space[1] } };

export const trips = placed(
  {
    onDesk: "2 / span 5",
    ...fold,
    tablet: { marginTop: space[3] },
    desk: { gridRow: "2 / span 2" },
  },
  halves.left,
);

export const pages = style({
  ...spaced(`0 ${space[4]}`),
  gridTemplateColumns: "1fr 1fr",
  marginTop: space[2],

  tablet: { ...row(`${space[1]} ${space[5]}`), marginTop: space[3] },
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

const upper = { desk: { gridRow: "1 / span 2" } };

export const contact = placed(
  { onTablet: "2 / span 6", onDesk: "7 / span 3", ...upper },
  block,
  facts,
);

export const legal = placed(
  { onTablet: "8 / span 6", onDesk: "10 / span 4", ...upper },
  block,
  facts,
);

// On a phone one text.
globalStyle(`${legal}, ${legal} :is(div, dt, dd)`, { phone: { display: "inline" } });
globalStyle(`${legal} dt::after`, { phone: { content: '" "' } });
globalStyle(`${legal} div:not(:last-child)::after`, { phone: { content: '" · "' } });

export const term = style({ ...label, color: color.maize });

export const title = style({
  ...smallTitle,
  color: color.paper,
  fontSize: titleSize(23),
});

/** Like the fold's beside it on a phone. */
export const policyTitle = style([
  title,
  { phone: { ...label, fontFamily: font.text, wordSpacing: 0, color: color.maize } },
]);

export const paragraphs = style({
  ...spaced(space[3]),
  maxWidth: "68ch",
  marginTop: space[2],
});

export const policy = placed(
  {
    onDesk: "2 / span 5",
    ...fold,
    tablet: { marginTop: space[3] },
    desk: { gridRow: 4, marginTop: 0 },
  },
  halves.right,
);

export const escnna = placed(
  {
    ...stack(space[2]),
    onDesk: "7 / main-end",
    phone: { fontSize: rem(15), lineHeight: 1.4 },
    desk: { gridRow: "3 / span 2" },
  },
  block,
);
