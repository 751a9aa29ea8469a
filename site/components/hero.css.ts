import { color, space } from "@maloca/widgets/theme/tokens";
import { edge } from "../style/grid.css";
import { BAR_HEIGHT } from "../style/media";
import { palette } from "../style/palette.css";
import { dark, globalStyle, row, style, styleVariants } from "../style/rules";
import { label, rem, text, titleSize, title as titleType } from "../style/type";

export const hero = style({
  position: "relative",
  display: "grid",
  // A word that is too wide in a fallback font does not widen the column.
  gridTemplateColumns: "minmax(0, 1fr)",
  ...dark,

  tablet: {
    minHeight: `min(calc(100svh - ${BAR_HEIGHT}), 960px)`,
    gridTemplateRows: "minmax(220px, 1fr) auto",
  },
  desk: { gridTemplateRows: "none", alignItems: "end" },
  sideways: { gridTemplateRows: "none", alignItems: "end" },
});

/**
 * The frame of the picture, which bleeds off the right edge. On a tablet it has the height that the words
 * leave; on a desktop the words are beside it.
 */
export const sheet = style({
  marginLeft: edge,

  tablet: { contain: "size" },
  desk: { position: "absolute", inset: `0 0 0 ${edge}`, marginLeft: 0 },
  sideways: { position: "absolute", inset: "0 0 0 40%", marginLeft: 0 },
});

const filled = { height: "auto", minHeight: 0 };
const rest = { tablet: filled, sideways: filled };

/** Height of the picture on a phone: a long title leaves less. */
export const heights = styleVariants({
  high: { height: "33svh", minHeight: "260px", ...rest },
  low: { height: "31svh", minHeight: "240px", ...rest },
});

/** On a desktop the picture starts so far from the left that the words do not cover its motif. */
export const room = styleVariants({
  little: {},
  some: { desk: { left: "16vw" } },
  much: { desk: { left: "24vw" } },
});

/** The part of the picture that stays visible when it is cropped. */
const sides = { middle: "50%", right: "75%", far: "100%" };
export const side = styleVariants(sides, () => ({}));
for (const [name, across] of Object.entries(sides))
  globalStyle(`${side[name as keyof typeof sides]} img`, {
    objectPosition: `${across} 50%`,
    desk: { objectPosition: "0% 50%" },
  });

/** The same on a tablet, where a trip's page sets it. */
export const onTablet = {
  middle: "",
  left: style({ selectors: { "&&": { tablet: { objectPosition: "0% 50%" } } } }),
};

export const words = style({
  position: "relative",
  marginTop: "-40px",
  desk: { marginTop: "160px" },
  sideways: { marginTop: 0, maxWidth: "70%" },
});

const cut = style({
  width: "fit-content",
  paddingLeft: edge,
  background: palette.ground,
});

export const eyebrow = style([
  cut,
  {
    ...label,
    paddingBlock: `${space[3]} ${space[2]}`,
    paddingRight: space[5],
    // Rounding may leave part of a pixel below the strip, through which the picture would show.
    boxShadow: `0 1px ${palette.ground}`,
  },
]);

const besideEyebrow = { display: "inline-block", margin: `0 ${space[3]} 0 0` } as const;

export const badge = style({
  display: "block",
  width: "fit-content",
  margin: `0 0 ${space[2]}`,
  padding: `${space[1]} ${space[3]}`,
  background: palette.light,
  color: color.ink,
  tablet: besideEyebrow,
  sideways: besideEyebrow,
});

const titleOf = (fontSize: string, name: string) =>
  ({
    ...titleType,
    lineHeight: 0.98,
    fontSize,
    sideways: { fontSize: titleSize(name === "tall" ? 30 : 40) },
  }) as const;

export const title = styleVariants(text.hero, titleOf);

/** The dark ground of one or more lines of the title, from the page's edge. */
export const strip = style([
  cut,
  {
    display: "block",
    padding: `0 0.22em 0.06em ${edge}`,
    // In a wide fallback font a word may break; otherwise it would be cut off.
    overflowWrap: "anywhere",
  },
]);

export const line = style({ display: "block" });

export const foot = style([
  cut,
  {
    paddingBlock: `${space[4]} ${space[6]}`,
    paddingRight: space[5],
    // Always clearly wider than the strips of the title.

    tablet: { paddingRight: `max(${space[7]}, 7vw - 50px)` },
    sideways: { paddingBlock: `${space[1]} ${space[4]}` },
  },
]);

export const lead = style({
  maxWidth: "38em",
  fontSize: text.lead,
  lineHeight: 1.5,
  desk: { maxWidth: "32em" },
  sideways: { fontSize: rem(16), lineHeight: 1.35 },
});

export const note = style({
  maxWidth: "38em",
  selectors: { "&:not(:empty)": { marginTop: space[3] } },
  sideways: { fontSize: rem(16), lineHeight: 1.35 },
});

export const buttons = style({
  ...row(space[3]),
  marginTop: space[5],
  sideways: { marginTop: space[3] },
});

export const more = style({
  display: "inline-block",
  margin: `${space[3]} ${space[5]} 0 0`,
  paddingBlock: space[1],
  fontSize: rem(16),
});

// Three buttons fit in one row of a phone.
globalStyle(`${buttons}:has(> :nth-child(3)) > *`, {
  phone: { flex: "auto", paddingInline: space[2], fontSize: rem(16), whiteSpace: "nowrap" },
});
globalStyle(`${buttons}:has(> :nth-child(3))`, { phone: { gap: space[2] } });
