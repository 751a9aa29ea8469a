import { color, radius, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { air, inDarkTheme } from "../../style/media";
import { palette } from "../../style/palette.css";
import { dark, globalStyle, placed, row, spaced, style } from "../../style/rules";
import {
  label as labelType,
  rem,
  text as sizes,
  smallTitle,
  textSize,
  titleSize,
  title as titleType,
} from "../../style/type";

/** A name or a price, and the text below it: each on one line of a phone, and of half a tablet. */
const large = {
  fontSize: textSize(20, "clamp(16px, 4.6vw, 20px)"),
  lineHeight: 1.2,
  tablet: { fontSize: textSize(20, "clamp(17px, 2.4vw, 20px)") },
} as const;
const small = {
  fontSize: textSize(16, "clamp(14px, 3.8vw, 16px)"),
  lineHeight: 1.25,
  tablet: { fontSize: textSize(16, "clamp(14px, 1.9vw, 16px)") },
} as const;

/** The padding is small, so that on a phone the trips start on the second screen. */
export const finder = style({ paddingBottom: air.block });

export const inside = style({
  rowGap: space[3],
  paddingTop: "clamp(20px, 2.8vw, 40px)",
  tablet: { rowGap: space[4] },
  // What the list is higher than the map goes below the map.
  desk: { gridTemplateRows: "auto 1fr" },
});

export const ask = placed({ onDesk: "2 / span 3", desk: { gridRow: 2 } });

/** Small enough to fit on one line of a phone. */
export const title = placed({
  onDesk: "2 / span 7",
  ...titleType,
  fontSize: sizes.h2,

  phone: { ...smallTitle, fontSize: titleSize(23, "clamp(23px, 6.9vw, 36px)") },
});

/** In wide windows beside the map, on a desktop beside title and form too. */
export const answer = placed({
  onTablet: "2 / span 6",
  onDesk: "9 / main-end",
  desk: { gridRow: "1 / span 2" },
});

/** Hidden without scripts: the form needs them. */
export const form = style({
  ...spaced(space[3]),
  gridTemplateColumns: "minmax(0, 7fr) minmax(8.5rem, 5fr)",
  alignItems: "end",

  withoutScripts: { display: "none" },
  tablet: { gridTemplateColumns: "3fr 4fr 5fr 4fr", gap: space[4] },
  desk: { gridTemplateColumns: "minmax(0, 1fr)" },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const label = style({ ...labelType, display: "block", marginBottom: space[1], padding: 0 });

/** Where height is scarce the months need no legend. */
export const legend = style([label, { phone: { position: "absolute", clipPath: "inset(50%)" } }]);

/** Four months in a row. */
const quarters = { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" };

export const months = style({
  ...spaced("2px"),
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gridColumn: "1 / -1",
  desk: quarters,
  narrow: quarters,
});

export const anyMonth = style({
  gridColumn: "span 2",
  desk: { gridColumn: "1 / -1" },
  narrow: { gridColumn: "1 / -1" },
});

globalStyle(`${months} label`, { position: "relative" });

/** Lies under its word, which shows its state. */
export const radio = style({ position: "absolute", opacity: 0 });

export const month = style([
  {
    display: "grid",
    placeItems: "center",
    minHeight: TOUCH_TARGET,
    background: palette.wash,
    fontSize: textSize(17, "clamp(14px, 4.4vw, 17px)"),
    fontWeight: 600,
    cursor: "pointer",
    selectors: {
      [`${radio}:checked + &`]: { ...dark },
      [`${radio}:focus-visible + &`]: {
        outline: `3px solid ${palette.accent}`,
        outlineOffset: "2px",
      },
      "&:hover": { textDecoration: "underline" },
    },
    "@media": {
      // Such colours show no state.
      "(forced-colors: active)": {
        selectors: { [`${radio}:checked + &`]: { outline: "3px solid" } },
      },
    },
  },
  // In the dark theme the dark ground is too similar to the page's.
  inDarkTheme({
    selectors: { [`${radio}:checked + &`]: { background: palette.light, color: color.ink } },
  }),
]);

export const field = style({ minWidth: 0 });
/** The padding is small, so that its words fit on one line of half a phone. */
export const submit = style({ selectors: { [`${form} > &`]: { paddingInline: space[2] } } });

export const input = style({
  width: "100%",
  minHeight: "48px",
  padding: `${space[2]} ${space[3]}`,
  border: `2px solid ${palette.ink}`,
  borderRadius: radius.field,
  background: palette.card,
  color: palette.ink,
  font: "inherit",
});

const idle = "&[data-idle]";

const visuallyHidden = { position: "absolute", clipPath: "inset(50%)" } as const;

export const status = placed({
  marginBottom: space[3],
  scrollMarginTop: space[4],
  // Alone it is in the trips' section, below the text.
  selectors: {
    "&:only-child": { marginTop: space[3] },
    [idle]: { display: "none" },
    // A screen reader announces only what changes in a line that it knows.
    [`${idle}[role]`]: { display: "block", ...visuallyHidden },
  },
});

export const share = style({
  marginBottom: space[3],
  selectors: { [idle]: { display: "none" } },
});

export const table = style({ width: "100%", borderCollapse: "collapse", textAlign: "left" });

/** With a search it repeats the line above it: then only screen readers get it, as the table's name. */
export const caption = style({
  ...labelType,
  paddingBottom: space[2],
  textAlign: "left",
  selectors: { [`${status}:not([data-idle]) ~ table > &`]: visuallyHidden },
  phone: visuallyHidden,
});

/** On a phone the rows need no column headings. */
export const heads = style({ phone: { visibility: "collapse" } });

globalStyle(`${table} thead th`, {
  ...labelType,
  paddingBottom: space[2],
  borderBottom: `2px solid ${palette.ink}`,
  verticalAlign: "bottom",
});

globalStyle(`${table} tbody :is(td, th)`, {
  height: TOUCH_TARGET,
  paddingBlock: "1px",
  borderBottom: `1px solid ${palette.line}`,

  tablet: { paddingBlock: space[1] },
  desk: { paddingBlock: "1px" },
  narrow: { display: "block", height: "auto", textAlign: "left" },
});

export const trip = style({
  position: "relative",
  ...small,
  paddingRight: space[2],
  fontWeight: 400,
});

// The whole cell is the link's touch target.
globalStyle(`${trip} a::after`, { content: '""', position: "absolute", inset: 0 });

globalStyle(`${trip} a`, {
  ...smallTitle,
  ...large,
  display: "block",
  overflowWrap: "anywhere",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
});

export const when = style({ display: "inline-block" });

/** A price, and its column's heading. */
export const price = style({ textAlign: "right" });

export const amount = style({
  ...smallTitle,
  ...large,
  display: "block",
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

export const detail = style({ ...small, display: "block" });

export const empty = style({
  ...spaced(space[4]),
  paddingBlock: space[4],
  borderBlock: `2px solid ${palette.ink}`,
  selectors: { [idle]: { display: "none" } },
});

export const assumed = style({
  ...small,
  marginTop: space[2],
  selectors: { [idle]: { display: "none" } },
});

/** How many trips a phone shows before a search. */
const FIRST = 4;

/** Shows the others; beside the map's fold. Hidden with a search, which shows what it finds. */
export const more = style({
  gridColumn: "main-start / span 6",
  position: "relative",
  marginRight: space[3],
  borderTop: `2px solid ${palette.ink}`,
  paddingTop: space[2],
  ...smallTitle,
  fontSize: rem(17),
  tablet: { display: "none" },
  narrow: { gridColumn: "main-start / main-end" },
});

globalStyle(`${inside}:not(:has(${status}[data-idle])) > ${more}`, { display: "none" });

globalStyle(`${inside}:has(${more} input:not(:checked)) tr:nth-child(n + ${FIRST + 1})`, {
  phone: { display: "none" },
});

export const ways = style(row(space[3]));
