import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { focusRing, theme } from "../theme/theme.css";
import { motion, radius, space } from "../theme/tokens";

const WIDE = "(min-width: 760px) and (orientation: landscape)";
/** A phone or tablet in portrait: the picture fills its height, and can be dragged to show its sides. */
const UPRIGHT = "(max-width: 1023px) and (orientation: portrait)";
/** A phone in landscape: words and buttons are beside the picture. */
const ASIDE = "(max-height: 500px) and (orientation: landscape)";
const CALM = "(prefers-reduced-motion: no-preference)";

const fade = keyframes({ from: { opacity: 0 } });

/** A dark screen with one picture. On a phone the buttons are at the bottom, near the thumb. */
export const dialog = style({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  maxHeight: "none",
  padding: `0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)`,
  border: 0,
  // Scrolls only with a very long caption.
  overflow: "hidden auto",
  background: theme.brand,
  color: theme.onBrand,
  grid: `"stage stage stage" minmax(60%, 1fr) "previous words next" auto / 64px 1fr 64px`,
  alignItems: "center",
  justifyItems: "center",
  selectors: { "&[open]": { display: "grid" } },
  "@media": {
    [CALM]: { animation: `${fade} ${motion.calm}` },
    [WIDE]: {
      grid: `"previous stage next" minmax(40%, 1fr) "words words words" auto / 64px 1fr 64px`,
    },
    [ASIDE]: {
      grid: `"stage words words" 1fr "stage previous next" 64px / minmax(0, 1fr) 96px 96px`,
    },
  },
});

/** Disables the browser's own gestures: the script handles them. The bar is seen until the picture has loaded. */
export const stage = style({
  gridArea: "stage",
  display: "flex",
  justifyContent: "center",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  outline: "none",
  background: "linear-gradient(currentColor 0 0) 50%/64px 8px no-repeat",
  touchAction: "none",
});

export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  cursor: "zoom-in",
  userSelect: "none",
  // Safari supports only this name.
  WebkitUserSelect: "none",
  "@media": { [CALM]: { animation: `${fade} ${motion.calm}` } },
});

/** In portrait as high as the stage; it may be wider than the stage. */
export const filling = style({
  "@media": { [UPRIGHT]: { flex: "none", width: "auto", minWidth: "100%" } },
});

/** Counter and caption. */
export const words = style({
  gridArea: "words",
  // A small inset: the columns of the buttons are on both sides.
  padding: space[2],
  textAlign: "center",
  "@media": {
    // Below the button that closes.
    [ASIDE]: { alignSelf: "stretch", marginTop: "64px", overflowY: "auto" },
  },
});

export const button = style({
  width: "48px",
  height: "48px",
  padding: "10px",
  // Visible in forced colours, where fills are removed.
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: theme.surface,
  color: theme.text,
  cursor: "pointer",
  selectors: {
    "&:hover, &[aria-pressed=true]": { background: theme.accent, color: theme.onAccent },
    "&:focus-visible": focusRing,
  },
});

globalStyle(`${button} path`, {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

/** The button that shows the whole picture, where the picture fills the screen. */
export const whole = style({
  display: "none",
  position: "absolute",
  top: space[2],
  insetInlineStart: space[2],
  "@media": { [UPRIGHT]: { display: "block" } },
});
export const previous = style({ gridArea: "previous" });
export const next = style({ gridArea: "next" });
/** In the upper corner, above the button for the next picture. */
export const close = style({
  position: "absolute",
  top: space[2],
  insetInlineEnd: space[2],
});
