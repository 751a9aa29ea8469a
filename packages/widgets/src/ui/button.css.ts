import { style } from "@vanilla-extract/css";
import { roundedAs } from "../theme/rounded";
import { focusRing, theme } from "../theme/theme.css";
import { space } from "../theme/tokens";

const pill = style({
  minHeight: "52px",
  margin: 0,
  padding: `${space[3]} ${space[6]}`,
  border: `2px solid ${theme.link}`,
  // Half the height of one line: with several lines the corners are not larger.
  borderRadius: roundedAs("button", "26px"),
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  selectors: {
    // On a dark surface the brand's background needs a border.
    "&:hover": { borderColor: theme.link, background: theme.brand, color: theme.onBrand },
    "&:focus-visible": focusRing,
    "&[aria-disabled=true], &:disabled": { cursor: "progress", opacity: 0.75 },
  },
});

/** A form's submit button. */
export const action = style([
  pill,
  { borderColor: "transparent", background: theme.accent, color: theme.onAccent },
]);

/** A secondary button. */
export const quiet = style([pill, { background: "transparent", color: theme.link }]);
