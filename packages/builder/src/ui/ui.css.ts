import { style } from "@vanilla-extract/css";
import { theme } from "./theme";

/** Visible on light and on dark backgrounds. */
export const focusRing = {
  outline: `3px solid ${theme.link}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.mark}`,
} as const;

export const quiet = style({
  minHeight: "52px",
  margin: 0,
  padding: "12px 32px",
  border: `2px solid ${theme.link}`,
  borderRadius: "26px",
  background: "transparent",
  color: theme.link,
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  transition: "background-color 150ms",
  selectors: {
    "&:hover": { background: theme.brand, color: theme.onBrand },
    "&:focus-visible": focusRing,
  },
});

export const field = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const label = style({ fontSize: "16px", fontWeight: 600, marginBottom: "6px" });

export const control = style({
  width: "100%",
  minHeight: "48px",
  margin: 0,
  padding: "11px 14px",
  border: `1.5px solid ${theme.edge}`,
  borderRadius: "6px",
  background: theme.surface,
  color: "inherit",
  font: "inherit",
  lineHeight: 1.4,
  resize: "vertical",
  selectors: {
    "&[aria-invalid]": { borderColor: theme.error },
    "&:focus-visible": focusRing,
    // Overrides the browser's own height of a select, to align with other fields.
    "select&": { height: "48px" },
  },
});

export const hint = style({
  margin: "8px 0 0",
  fontSize: "14px",
  lineHeight: 1.4,
  color: theme.textSoft,
});

export const error = style({
  display: "flex",
  gap: "6px",
  margin: "8px 0 0",
  fontSize: "15px",
  fontWeight: 600,
  lineHeight: 1.35,
  color: theme.error,
  // A sign in addition to the colour, not read out.
  "::before": { content: '"▲" / ""', fontSize: "10px", lineHeight: "20px" },
});

/** As tall as its text if supported; longer texts scroll, so that the button stays visible. */
export const code = style([
  control,
  { fieldSizing: "content", maxHeight: "340px", fontSize: "16px" },
]);

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 16px",
  marginTop: "12px",
});
