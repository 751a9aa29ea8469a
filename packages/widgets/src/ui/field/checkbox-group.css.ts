import { style } from "@vanilla-extract/css";
import { rounded } from "../../theme/rounded";
import { scaled } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { motion, radius, space } from "../../theme/tokens";

export const choices = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBottom: space[2],
  fontSize: scaled(16),
  fontWeight: 600,
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  // Four boxes form two rows of two.
  selectors: { "&:has(> :nth-child(4):last-child)": { maxWidth: "424px" } },
});

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[3]}`,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: rounded(radius.round),
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:has(:checked)": { borderColor: theme.link, background: theme.brand, color: theme.onBrand },
    "&:has(:focus-visible)": focusRing,
    "&:has([aria-disabled])": {
      cursor: "not-allowed",
      borderStyle: "dashed",
      color: theme.textSoft,
    },
  },
});

export const box = style({
  flex: "none",
  width: "20px",
  height: "20px",
  margin: 0,
  accentColor: theme.mark,
  outline: "none",
});

export const counter = style({
  margin: `${space[2]} 0 0`,
  fontSize: scaled(14),
  color: theme.textSoft,
});
