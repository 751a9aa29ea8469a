import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css";
import { motion, radius, space } from "../theme/tokens";

/** The one action of a form. */
export const action = style({
  minHeight: "52px",
  margin: 0,
  padding: `${space[3]} ${space[6]}`,
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: theme.accent,
  color: "#fff",
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    "&:hover": { background: theme.brand, color: theme.onBrand },
    "&:active": { transform: "translateY(1px)" },
    "&:focus-visible": { outline: `3px solid ${theme.mark}`, outlineOffset: "2px" },
    "&[aria-disabled=true], &:disabled": { cursor: "progress", opacity: 0.75 },
  },
});
