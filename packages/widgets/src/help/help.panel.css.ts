import { keyframes, style } from "@vanilla-extract/css";
import { roundedAs } from "../theme/rounded";
import { scaled, scaledTitle } from "../theme/scaled";
import { focusRing, theme } from "../theme/theme.css";
import { inset, motion, radius, shadow, space } from "../theme/tokens";
import { band } from "../ui/band";
import { ANCHOR } from "./help.css";

const appear = keyframes({ from: { opacity: 0 } });

/** Pixels between panel and button, and between panel and the screen's edge. */
export const GAP = 12;
export const EDGE = 16;

/** Overrides the browser's own styles of popovers and dialogs. */
export const panel = style({
  inset: "auto",
  width: `min(${scaled(320)}, calc(100vw - ${2 * EDGE}px))`,
  margin: 0,
  border: 0,
  padding: `${space[6]} ${inset} ${space[5]}`,
  overflowY: "auto",
  borderRadius: theme.radius,
  background: `${band(theme.mark, theme.accent)} repeat-x ${theme.surface}`,
  color: theme.text,
  boxShadow: shadow.dialog,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${appear} ${motion.quick}` },
    "(forced-colors: active)": { border: "2px solid CanvasText" },
  },
});

/** Above the button and aligned with its right side; on another side where there is more room. */
export const anchored = style([
  panel,
  {
    position: "fixed",
    positionAnchor: ANCHOR,
    positionArea: "top span-left",
    positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    positionTryOrder: "most-height",
    // Stays visible where a bar with the button has moved out of the window.
    positionVisibility: "always",
    inset: `${EDGE}px 0 0 ${EDGE}px`,
    maxHeight: `calc(100% - ${GAP + EDGE}px)`,
    marginBottom: GAP,
  },
]);

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: scaledTitle(24),
  fontWeight: 600,
  lineHeight: 1.15,
});

export const line = style({
  margin: `${space[1]} 0 0`,
  fontSize: scaled(16),
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
  borderRadius: roundedAs("button", radius.round),
  background: theme.brand,
  color: theme.onBrand,
  fontWeight: 700,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: theme.accent, color: theme.onAccent },
    "&:focus-visible": focusRing,
  },
});

export const email = style({
  // A touch target that is higher than the line it takes.
  display: "inline-block",
  margin: "-10px 0",
  padding: "10px 0",
  color: theme.text,
  selectors: { "&:focus-visible": focusRing },
});
