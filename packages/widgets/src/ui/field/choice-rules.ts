import { roundedAs } from "../../theme/rounded";
import { scaled } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { motion, radius, space } from "../../theme/tokens";

/**
 * The styles of choices that look like buttons, as rules: a group with a maximum and the payment's option each make
 * classes from them, so that a payment does not load the group.
 */
export const choiceRules = {
  choices: {
    gridColumn: "1 / -1",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },

  legend: {
    padding: 0,
    marginBottom: space[2],
    fontSize: scaled(16),
    fontWeight: 600,
  },

  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: space[2],
  },

  choice: {
    display: "flex",
    alignItems: "center",
    gap: space[2],
    minHeight: "44px",
    padding: `${space[2]} ${space[4]} ${space[2]} ${space[3]}`,
    border: `1.5px solid ${theme.edge}`,
    borderRadius: roundedAs("button", radius.round),
    cursor: "pointer",
    transition: `background-color ${motion.quick}`,
    selectors: {
      "&:has(:checked)": { borderColor: theme.link, background: theme.brand, color: theme.onBrand },
      "&:has(:focus-visible)": focusRing,
    },
  },

  box: {
    flex: "none",
    width: "20px",
    height: "20px",
    margin: 0,
    accentColor: theme.markOnBrand,
    outline: "none",
  },
} as const;
