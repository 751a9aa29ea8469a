import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { rounded } from "../theme/rounded";
import { focusRing, theme } from "../theme/theme.css";
import { inset, motion, radius, shadow, space } from "../theme/tokens";
import { band } from "../ui/band";

const appear = keyframes({ from: { opacity: 0 } });

/** Above a page's content and below the 1000 at which page builders begin to stack their dialogs. */
const ABOVE = 900;

export const help = style({ "@media": { print: { display: "none" } } });

export const button = style({
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
  color: theme.mark,
  boxShadow: shadow.card,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${theme.brand} 84%, ${theme.onBrand})` },
    "&:focus-visible": focusRing,
  },
});

globalStyle(`${button} path`, { fill: "none", stroke: "currentColor", strokeWidth: 2.4 });

export const panel = style({
  zIndex: ABOVE,
  width: "min(320px, calc(100vw - 32px))",
  padding: `${space[6]} ${inset} ${space[5]}`,
  overflowY: "auto",
  borderRadius: theme.radius,
  background: `${band(theme.mark, theme.accent)} repeat-x ${theme.surface}`,
  boxShadow: shadow.dialog,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${appear} ${motion.quick}` },
    "(forced-colors: active)": { border: "2px solid CanvasText" },
  },
});

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "24px",
  fontWeight: 600,
  lineHeight: 1.15,
});

export const line = style({
  margin: `${space[1]} 0 0`,
  fontSize: "16px",
  color: theme.textSoft,
  textWrap: "balance",
  selectors: { "a ~ &": { marginTop: space[3] } },
});

export const messaging = style({
  display: "grid",
  placeItems: "center",
  minHeight: "52px",
  margin: `${space[4]} 0 20px`,
  padding: `${space[2]} ${space[4]}`,
  // Visible in forced colours, where fills are removed.
  border: "2px solid transparent",
  borderRadius: rounded(radius.round),
  background: theme.brand,
  color: theme.onBrand,
  fontWeight: 700,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: theme.accent },
    "&:focus-visible": focusRing,
  },
});

export const email = style({
  // A large target, no higher than its text.
  display: "inline-block",
  margin: "-10px 0",
  padding: "10px 0",
  color: theme.text,
  selectors: { "&:focus-visible": focusRing },
});
