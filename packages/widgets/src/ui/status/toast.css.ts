import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { rounded } from "../../theme/rounded";
import { scaled } from "../../theme/scaled";
import { focusRing, theme, themed } from "../../theme/theme.css";
import { motion, radius, shadow, space } from "../../theme/tokens";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-16px)" } });

export const region = style([
  themed,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: space[2],
    // With large letters, a word that is wider than the screen is broken.
    overflowWrap: "anywhere",
    padding: `0 ${space[4]}`,
    selectors: { "&:not(:empty)": { paddingTop: space[4] } },
    "@media": {
      // On a phone leaves the dialog's close button visible, if there is room for it.
      "(min-width: 20em) and (max-width: 47.49em)": {
        alignItems: "flex-start",
        paddingInlineEnd: "76px",
      },
    },
  },
]);

export const toast = style({
  pointerEvents: "auto",
  boxSizing: "border-box",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "min(560px, 100%)",
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
  // On all sides: on a dark ground its own would not be seen.
  border: `2px solid ${theme.mark}`,
  borderInlineStartWidth: "8px",
  borderRadius: rounded(radius.field),
  background: theme.brand,
  color: theme.onBrand,
  boxShadow: shadow.dialog,
  fontFamily: theme.textFont,
  fontSize: scaled(16),
  lineHeight: 1.4,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${motion.calm} ${motion.ease}`,
    },
    "(forced-colors: active)": { border: "2px solid CanvasText" },
  },
  selectors: { "&[hidden]": { display: "none" } },
});

export const failed = style([
  toast,
  {
    borderColor: theme.error,
    background: theme.surface,
    color: theme.error,
  },
]);

export const words = style({ flex: 1, margin: 0, textWrap: "pretty" });

/** The title. */
globalStyle(`${words} > strong`, { fontSize: scaled(18), lineHeight: 1.3 });

export const close = style({
  flex: "none",
  width: "44px",
  height: "44px",
  padding: 0,
  // Visible in forced colours, where fills are removed.
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: scaled(26),
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
});
