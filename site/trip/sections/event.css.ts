import { color, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { dark, placed, row, spaced, style } from "../../style/rules";
import { label, rem, text as sizes, smallTitle } from "../../style/type";

export const event = style({ paddingBlock: space[9], background: palette.wash });

export const words = placed({
  onDesk: "2 / span 5",
  desk: { alignSelf: "center" },
});

export const when = style({ ...label, marginBottom: space[3], fontSize: rem(18) });

export const form = placed({
  onDesk: "8 / main-end",
  marginTop: space[6],
  padding: space[4],
  ...dark,
  desk: { marginTop: 0, padding: space[6] },
});

export const tiers = style(spaced(space[3]));

export const legend = style({
  ...smallTitle,
  padding: 0,
  marginBottom: space[4],
  fontSize: sizes.h3,
});

/** A ticket: name and price on the first line where both fit, and below what it includes. */
export const tier = style({
  position: "relative",
  ...row(`${space[1]} ${space[3]}`),
  justifyContent: "space-between",
  alignItems: "baseline",
  minHeight: TOUCH_TARGET,
  padding: `${space[3]} ${space[4]} ${space[3]} 52px`,
  border: `2px solid color-mix(in srgb, ${color.paper} 40%, ${palette.ground})`,
  cursor: "pointer",
  tablet: { display: "grid", gridTemplateColumns: "1fr auto" },
  selectors: {
    "&:has(:checked)": { borderColor: palette.light },
    "&:has(:focus-visible)": { outline: `3px solid ${palette.light}`, outlineOffset: "2px" },
  },
});

export const radio = style({
  position: "absolute",
  left: space[4],
  top: "15px",
  width: "20px",
  height: "20px",
  margin: 0,
  accentColor: palette.light,
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const name = style({ ...smallTitle, fontSize: rem(21), lineHeight: 1.2 });

export const price = style({
  fontSize: rem(19),
  fontWeight: 600,
  textAlign: "right",
  whiteSpace: "nowrap",
});

/** On a line to itself: a phone has no room for both side by side. */
export const opens = style({ flexBasis: "100%" });

export const other = style({
  flexBasis: "100%",
  whiteSpace: "nowrap",
  tablet: { textAlign: "right" },
});

export const buttons = style({ ...row(space[3]), marginTop: space[5] });

/** The numbers of the tiers and of their buttons. */
const places = [1, 2, 3] as const;

/** Only the chosen tier's button is shown. A browser without `:has()` shows all; each names its tier. */
export const reserve = style({
  selectors: Object.fromEntries(
    places.map((n) => [
      `${form}:not(:has(${tier}:nth-of-type(${n}) :checked)) &:nth-of-type(${n})`,
      { display: "none" },
    ]),
  ),
});
