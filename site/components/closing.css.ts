import { space } from "@maloca/widgets/theme/tokens";
import { air } from "../style/media";
import { dark, globalStyle, placed, spaced, style, styleVariants } from "../style/rules";
import { text } from "../style/type";

export const closing = style(dark);

export const words = placed({
  onTablet: "2 / span 7",
  onDesk: "2 / span 6",
  ...spaced(space[4]),
  alignContent: "center",
  paddingBlock: air.section,
  fontSize: text.lead,
});

export const title = style({ marginBottom: space[3] });

export const art = style({
  gridColumn: "full-start / full-end",
  height: "110px",

  tablet: { gridColumn: "10 / full-end", gridRow: 1, height: "auto", position: "relative" },
  desk: { gridColumn: "9 / full-end" },
});

/** The part of the picture that stays visible in a narrow window. */
export const focus = styleVariants({ left: {}, middle: {}, right: {} });

const drawnAt = { left: "38% 50%", right: "85% 50%" };

for (const side of ["left", "right"] as const) {
  globalStyle(`${focus[side]} img`, { tablet: { objectPosition: drawnAt[side] } });
}
