import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { label, titleSize, title as titleType } from "../../style/type";

export const volunteer = style({
  marginTop: air.block,
  background: palette.deep,
  color: color.card,
});

/** Bleeds off the left edge. */
export const art = style({
  gridColumn: "full-start / full-end",
  height: "130px",
  "@media": { [tablet]: { gridColumn: "full-start / 7", position: "relative", height: "auto" } },
});

/** Keeps the waterfall and the two people in front of it visible. */
export const picture = style({ objectPosition: "71% 50%" });

export const words = placed({
  onTablet: "7 / main-end",
  onDesk: "8 / main-end",
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  paddingBlock: air.block,
  "@media": {
    [tablet]: { paddingLeft: space[4] },
    [desk]: { paddingBlock: air.block },
  },
});

export const eyebrow = style(label);

export const staysTitle = style({
  ...label,
  paddingTop: space[4],
  borderTop: `2px solid ${palette.light}`,
});

export const packages = style({
  display: "grid",
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: "repeat(2, auto)",
  // In a fallback font two prices may be too wide for one row.
  "@media": { "(max-width: 22.49em)": { gridTemplateColumns: "auto" } },
});

export const price = style({
  ...titleType,
  color: palette.light,
  fontSize: titleSize(26, "clamp(26px, 2.6vw, 38px)"),
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
