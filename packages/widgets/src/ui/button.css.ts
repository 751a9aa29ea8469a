import { style } from "@vanilla-extract/css";
import { focusRing, theme } from "../theme/theme.css";
import { motion, radius, space } from "../theme/tokens";

const pill = style({
  minHeight: "52px",
  margin: 0,
  padding: `${space[3]} ${space[6]}`,
  border: `2px solid ${theme.link}`,
  borderRadius: radius.round,
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    // On a dark surface the brand's ground needs an edge.
    "&:hover": { borderColor: theme.link, background: theme.brand, color: theme.onBrand },
    "&:active": { transform: "translateY(1px)" },
    "&:focus-visible": focusRing,
    "&[aria-disabled=true], &:disabled": { cursor: "progress", opacity: 0.75 },
  },
});

/** The one action of a form. */
export const action = style([
  pill,
  { borderColor: "transparent", background: theme.accent, color: "#fff" },
]);

/** An action beside the one of the form. */
export const quiet = style([pill, { background: "transparent", color: theme.link }]);
