import { space } from "@maloca/widgets/theme/tokens";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { dark, globalStyle, placed, row, spaced, style, styleVariants } from "../../style/rules";
import { figureType, rem, text as sizes, titleSize, title as titleType } from "../../style/type";

export const pilot = style({ paddingBottom: air.block });

/** As wide as the page; the card overlaps its lower left corner. */
export const art = style({
  gridColumn: "full-start / full-end",
  height: "120px",
  tablet: { height: "380px" },
  desk: { height: "350px" },
});

export const card = style({
  gridColumn: "main-start / main-end",
  marginTop: `calc(-1 * ${space[8]})`,

  tablet: { gridColumn: "2 / span 8", marginTop: `calc(-1 * ${space[9]})` },
  desk: { gridColumn: "2 / span 6", gridRow: "2 / span 2", marginTop: "-240px" },
});

export const words = style({
  ...spaced(space[3]),
  padding: "clamp(16px, 3vw, 32px)",
  fontSize: sizes.lead,
});

/** On a desktop beside the card, below the picture. */
export const figures = placed({
  onDesk: "8 / main-end",
  marginTop: space[4],
  desk: { paddingLeft: space[5] },
});

// The four stand in one row of a phone too.
globalStyle(`${figures} dl`, {
  rowGap: space[3],
  phone: { gridTemplateColumns: "repeat(4, auto)", columnGap: space[3] },
  desk: { columnGap: space[4] },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});
globalStyle(`${figures} dl dt`, { phone: { fontSize: rem(15) } });
globalStyle(`${figures} dl dd[class]`, {
  phone: { fontSize: "min(8vw, 34px)" },
  desk: { fontSize: "clamp(40px, 4.4vw, 64px)" },
});

export const investment = placed({
  marginTop: space[3],
  paddingTop: space[1],
  borderTop: `2px solid ${palette.ink}`,
});

export const total = style({
  ...row(`${space[1]} ${space[5]}`),
  alignItems: "baseline",
  marginTop: space[3],
});

export const sum = style({
  ...figureType,
  color: palette.accent,
  fontSize: titleSize(34, "clamp(34px, max(5vw, min(11.3vw, 44px)), 76px)"),
  lineHeight: 1,
});

const shares = "minmax(0, var(--i)) minmax(0, var(--p))";

/** Drawn to scale: the parts are side by side in wide windows, otherwise one above the other. */
export const chart = style({
  display: "grid",
  minHeight: "300px",
  marginBlock: space[4],
  gridTemplateRows: shares,
  border: `2px solid ${palette.ink}`,

  tablet: { minHeight: "200px", gridTemplateRows: "none", gridTemplateColumns: shares },
});

const part = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "flex-start",
  padding: space[4],
  // Keeps the background in forced colours: it shows which part is which.
  forcedColorAdjust: "none",
});

/** The parts differ in texture too: one is plain, the other woven. */
export const share = styleVariants({
  commercial: [part, { ...dark }],
  philanthropic: [
    part,
    {
      background: `repeating-linear-gradient(135deg, ${palette.light} 0 10px, ${palette.card} 10px 20px)`,
    },
  ],
});

/** Behind words on the woven part. */
export const plate = style({ padding: `0 ${space[2]}`, background: palette.card });

export const amount = style({
  ...titleType,
  fontSize: titleSize(30, "clamp(30px, 3.2vw, 48px)"),
  lineHeight: 1.1,
  fontVariantNumeric: "lining-nums",
});

export const returns = style(row(`${space[4]} ${space[7]}`));

/** The figure is above its label, though the `dt` comes first in the markup. */
export const outcome = style({ display: "flex", flexDirection: "column-reverse" });

export const outcomeValue = style([sum, { fontSize: titleSize(36, "clamp(36px, 3.6vw, 54px)") }]);
