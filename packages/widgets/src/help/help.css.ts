import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, theme } from "../theme/theme.css";
import { motion, radius, shadow } from "../theme/tokens";

/** The name of the button as a CSS anchor; the panel is positioned by it. */
export const ANCHOR = "--maloca-help";

/** Above a page's content, and below the dialogs of page builders, which start at 1000. */
const ABOVE = 900;

export const help = style({
  // The anchor's name is not visible outside, where the page may use the same name.
  anchorScope: ANCHOR,
  "@media": { print: { display: "none" } },
});

export const button = style({
  anchorName: ANCHOR,
  position: "fixed",
  zIndex: ABOVE,
  right: "max(16px, env(safe-area-inset-right))",
  bottom: "max(16px, env(safe-area-inset-bottom))",
  display: "grid",
  placeItems: "center",
  width: "60px",
  height: "60px",
  border: `3px solid ${theme.onBrand}`,
  borderRadius: radius.round,
  background: theme.brand,
  color: theme.markOnBrand,
  boxShadow: shadow.card,
  cursor: "pointer",
  transition: `color ${motion.quick}`,
  selectors: {
    "&:hover": { color: theme.onBrand },
    "&:focus-visible": focusRing,
  },
});

globalStyle(`${button} path`, { fill: "none", stroke: "currentColor", strokeWidth: 2.4 });
