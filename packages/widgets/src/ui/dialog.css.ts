import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { focusRing, theme } from "../theme/theme.css";
import { motion, radius, shadow, space } from "../theme/tokens";

const WIDE = "(min-width: 760px)";
const CALM = "(prefers-reduced-motion: no-preference)";
/** A small or landscape phone: the header shrinks for the form. */
const SHORT = "(max-height: 640px) and (max-width: 759px)";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(32px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** A bottom sheet on a phone; a two-column card on a desktop. */
export const dialog = style({
  width: "100%",
  maxWidth: "100%",
  maxHeight: "94dvh",
  margin: "auto 0 0",
  padding: 0,
  border: 0,
  borderRadius: `${theme.radius} ${theme.radius} 0 0`,
  overflow: "hidden",
  background: theme.surface,
  color: theme.text,
  boxShadow: shadow.dialog,
  selectors: {
    "&::backdrop": { background: "#0a1c159e" },
    "&[open]": { display: "flex" },
  },
  "@media": {
    [WIDE]: {
      width: "min(1000px, 100% - 64px)",
      maxHeight: "min(860px, 92dvh)",
      margin: "auto",
      borderRadius: theme.radius,
    },
    [CALM]: {
      animation: `${rise} ${motion.calm} ${motion.ease}`,
      selectors: { "&::backdrop": { animation: `${fade} ${motion.calm}` } },
    },
    "(forced-colors: active)": { border: "2px solid CanvasText" },
  },
});

export const layout = style({
  position: "relative",
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  "@media": {
    [SHORT]: { display: "block", overflowY: "auto" },
    [WIDE]: {
      display: "grid",
      gridTemplateColumns: "minmax(260px, 4fr) minmax(0, 7fr)",
      gridTemplateRows: "minmax(0, 1fr)",
    },
  },
});

export const header = style({
  position: "relative",
  flex: "none",
  display: "flex",
  alignItems: "flex-end",
  // Woven too, where no artwork covers it.
  background: `conic-gradient(from 135deg at 50% 0, color-mix(in srgb, ${theme.mark} 12%, ${theme.brand}) 90deg, ${theme.brand} 0) 0 0 / 64px 32px`,
  color: theme.onBrand,
  // The woven band: plain triangles along the edge that meets the form.
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      bottom: 0,
      height: "8px",
      background: `conic-gradient(from 135deg at 50% 0, ${theme.mark} 90deg, ${theme.accent} 0) 0 0 / 16px 8px`,
    },
  },
});

export const artwork = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "70% 40%",
});

export const heading = style({
  position: "relative",
  flex: 1,
  // The artwork is seen above the words, and the button that closes lies upon it.
  padding: `${space[8]} ${space[5]} ${space[5]}`,
  background: `linear-gradient(transparent, color-mix(in srgb, ${theme.brand} 84%, transparent) 45%)`,
  "@media": {
    [WIDE]: { padding: `${space[9]} ${space[5]} ${space[7]}` },
  },
});

export const title = style({
  margin: 0,
  outline: "none",
  fontFamily: theme.titleFont,
  fontSize: "28px",
  fontWeight: 600,
  lineHeight: 1.08,
  letterSpacing: "-.01em",
  textWrap: "balance",
  "@media": { [WIDE]: { fontSize: "40px" } },
});

export const intro = style({
  margin: `${space[2]} 0 0`,
  fontSize: "15px",
  lineHeight: 1.45,
  "@media": { [WIDE]: { fontSize: "17px", marginTop: space[4] } },
});

export const close = style({
  position: "absolute",
  top: space[3],
  insetInlineEnd: space[3],
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  padding: 0,
  // Visible in forced colours, where fills are removed.
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: theme.surface,
  color: theme.text,
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
});

globalStyle(`${close} path`, {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

export const body = style({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  "@media": {
    [SHORT]: { overflow: "visible" },
    // The scroll area starts below the close button, not behind it.
    [WIDE]: { marginTop: "56px", padding: `0 ${space[6]} ${space[6]}` },
  },
});
