import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { NAV_HEIGHT } from "./layout/nav-height";

export const skip = style({
  position: "fixed",
  zIndex: 20,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: color.maize,
  color: color.ink,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});

export const content = style({
  display: "block",
  paddingTop: NAV_HEIGHT,
  overflowX: "clip",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
