import { color, space } from "@maloca/widgets/theme/tokens";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed, spaced, style } from "../../style/rules";
import { figureType, label, titleSize } from "../../style/type";

export const volunteer = style({
  marginTop: space[2],
  tablet: { marginTop: air.block },
  background: palette.deep,
  color: color.card,
});

/** Bleeds off the left edge. */
export const art = style({
  gridColumn: "full-start / full-end",
  phone: { display: "none" },
  tablet: { gridColumn: "full-start / 7", position: "relative" },
});

/** Keeps the waterfall and the two people in front of it visible. */
export const picture = style({ objectPosition: "71% 50%" });

export const words = placed({
  onTablet: "7 / main-end",
  onDesk: "8 / main-end",
  paddingBlock: space[3],
  tablet: { paddingLeft: space[4], paddingBlock: space[5] },
});

export const eyebrow = style({ ...label, display: "block", width: "100%" });

export const staysTitle = style({
  ...label,
  paddingTop: space[3],
  borderTop: `2px solid ${palette.light}`,
});

export const packages = style({
  ...spaced(`${space[3]} ${space[6]}`),
  gridTemplateColumns: "repeat(2, auto)",
  // In a fallback font two prices may be too wide for one row.
  "@media": { "(max-width: 22.49em)": { gridTemplateColumns: "auto" } },
});

export const price = style({
  ...figureType,
  color: palette.light,
  fontSize: titleSize(26, "clamp(26px, 2.6vw, 38px)"),
});
