import { space } from "@maloca/widgets/theme/tokens";
import { dark, globalStyle, placed, spaced, style, styleVariants } from "../style/rules";
import { text } from "../style/type";

export const closing = style(dark);

export const words = placed({
  onTablet: "2 / span 7",
  onDesk: "2 / span 6",
  ...spaced(space[3]),
  alignContent: "center",
  paddingBlock: "clamp(20px, 3.6vw, 52px)",
  fontSize: text.lead,
});

export const title = style({ tablet: { marginBottom: space[3] } });

export const art = style({
  gridColumn: "full-start / full-end",
  height: "72px",

  tablet: { gridColumn: "10 / full-end", gridRow: 1, height: "auto", position: "relative" },
  desk: { gridColumn: "9 / full-end" },
});

/** The part of the picture that stays visible in a narrow window. */
export const focus = { middle: "", ...styleVariants({ left: {}, right: {} }) };

const drawnAt = { left: "38% 50%", right: "85% 50%" };

for (const side of ["left", "right"] as const) {
  globalStyle(`${focus[side]} img`, { tablet: { objectPosition: drawnAt[side] } });
}
