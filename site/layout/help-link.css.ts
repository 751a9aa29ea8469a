import { color, radius, shadow } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { palette } from "../style/palette.css";

export const help = style({
  position: "fixed",
  zIndex: 9,
  right: "max(16px, env(safe-area-inset-right))",
  bottom: "max(16px, env(safe-area-inset-bottom))",
  display: "grid",
  placeItems: "center",
  width: "60px",
  height: "60px",
  borderRadius: radius.round,
  border: `3px solid ${color.paper}`,
  background: palette.ground,
  color: palette.light,
  boxShadow: shadow.card,
  ":hover": { background: palette.deep, color: color.paper },
});
