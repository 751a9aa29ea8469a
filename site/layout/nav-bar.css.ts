import { font, size, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { edge } from "../style/grid.css";
import { BAR_HEIGHT } from "../style/media";
import { palette } from "../style/palette.css";
import { dark, globalStyle, row as rowOf, style } from "../style/rules";
import { titleSize } from "../style/type";

export const bar = style({
  position: "fixed",
  zIndex: 10,
  inset: "0 0 auto",
  minHeight: BAR_HEIGHT,
  display: "flex",
  // With large letters in two lines, so that nothing leaves the window.
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  desk: { columnGap: space[4] },
  paddingInline: edge,
  containerType: "inline-size",
  ...dark,

  tight: { position: "static" },
});

export const logo = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: TOUCH_TARGET,
  fontFamily: font.title,
  fontSize: titleSize(26),
  fontWeight: 600,
  letterSpacing: "-0.01em",
  textDecoration: "none",
  // Only the logo, to leave room for the two links in one line: in windows below some 388 px, between whose margins the
  // bar has 338. In `rem` also where a page's root has larger letters.
  "@container": { "(max-width: 21.1rem)": { gap: 0, fontSize: 0 } },
});

// The logo would shrink beside a name that is too wide in a fallback font.
globalStyle(`${logo} > img`, { flexShrink: 0 });

export const wide = style({
  display: "none",

  desk: { display: "flex", alignItems: "center", gap: space[5], marginLeft: "auto" },
});

export const row = style({ display: "flex", gap: space[1] });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  paddingInline: space[3],
  textDecoration: "none",
  ":hover": { color: palette.light },
  // Narrower in the narrowest windows that have all items in a row.
  desk: { paddingInline: `clamp(7px, 2.2vw - 16px, ${space[3]})` },
});

/** The link to the messaging app, at every width. */
export const person = style([
  link,
  {
    marginLeft: "auto",
    fontWeight: 600,
    desk: { marginLeft: 0, paddingRight: 0 },
  },
]);

export const toggle = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: TOUCH_TARGET,
  padding: `0 ${space[2]}`,
  marginRight: `calc(-1 * ${space[2]})`,
  border: 0,
  background: "none",
  desk: { display: "none" },
});

/** Two lines; a cross while the menu is open. */
export const lines = style({
  position: "relative",
  width: "24px",
  height: "12px",
  selectors: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      left: 0,
      right: 0,
      borderTop: `3px solid ${palette.light}`,
    },
    "&::before": { top: 0 },
    "&::after": { bottom: 0 },
    [`${bar}:has(:popover-open) &::before`]: { top: "4.5px", rotate: "45deg" },
    [`${bar}:has(:popover-open) &::after`]: { bottom: "4.5px", rotate: "-45deg" },
  },
});

export const sheet = style({
  inset: `${BAR_HEIGHT} 0 auto`,
  width: "100%",
  maxHeight: `calc(100dvh - ${BAR_HEIGHT})`,
  overflowY: "auto",
  margin: 0,
  padding: `${space[3]} ${edge} ${space[6]}`,
  border: 0,
  ...dark,
  "::backdrop": { background: "rgb(28 26 22 / 55%)", top: BAR_HEIGHT },
  desk: { display: "none" },
});

export const column = style({
  // Moves the links to the left by their padding, so that their words are aligned with the rest.
  marginLeft: `calc(-1 * ${space[3]})`,
  marginBottom: space[5],
  fontFamily: font.title,
  fontSize: titleSize(32),
  lineHeight: size.h2,
});

export const calls = style(rowOf(space[3]));

/** Every trip, in two columns of small type. */
export const trips = style({
  columns: 2,
  columnGap: space[4],
  marginTop: space[5],
  paddingTop: space[3],
  borderTop: `1px solid ${palette.light}`,
  tight: { columns: 1 },
});

export const trip = style({
  display: "flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  // Separates names of two lines.
  paddingBlock: space[2],
  lineHeight: 1.2,
  breakInside: "avoid",
});
