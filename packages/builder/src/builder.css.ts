import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "./ui/theme";
import { error as fieldError, hint as fieldHint, focusRing, label, quiet } from "./ui/ui.css";

const DESK = "(min-width: 1000px)";
const WIDEST = "1192px";

/** The text style of the page, as in the widgets. */
export const page = style({
  color: theme.text,
  fontFamily: theme.font,
  fontSize: "17px",
  lineHeight: 1.5,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
globalStyle(`${page} *, ${page} *::before, ${page} *::after`, {
  boxSizing: "border-box",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none !important" as "none" } },
});

export const header = style({
  padding: "48px 24px",
  borderBottom: `8px solid ${theme.mark}`,
  background: theme.brand,
  color: theme.onBrand,
});

export const wide = style({ maxWidth: WIDEST, margin: "0 auto" });

export const heading = style({
  margin: "0 0 12px",
  fontFamily: theme.titleFont,
  fontSize: "clamp(32px, 5vw, 52px)",
  fontWeight: 600,
  lineHeight: 1.1,
  textWrap: "balance",
});

export const lead = style({
  maxWidth: "80ch",
  margin: 0,
  fontSize: "19px",
  textWrap: "pretty",
});

globalStyle(`${lead} a`, { color: "inherit" });

export const main = style({
  minHeight: "100vh",
  padding: "32px 24px 64px",
  background: theme.surface,
});

export const columns = style({
  display: "grid",
  gap: "48px 64px",
  maxWidth: WIDEST,
  margin: "0 auto",
  "@media": {
    [DESK]: { gridTemplateColumns: "360px minmax(0, 1fr)", paddingTop: "24px" },
  },
});

export const choices = style({ display: "flex", flexDirection: "column", gap: "20px" });

export const result = style({
  display: "flex",
  flexDirection: "column",
  gap: "16px",
  minWidth: 0,
});

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "24px",
  fontWeight: 600,
  lineHeight: 1.2,
  selectors: { "&:not(:first-child)": { marginTop: "24px" } },
});

export const hint = style([fieldHint, { display: "block", margin: 0, fontWeight: 400 }]);

export const warning = style({
  margin: 0,
  padding: "12px 16px",
  border: `2px solid ${theme.mark}`,
  borderRadius: "6px",
  fontSize: "16px",
});

export const preview = style({
  boxSizing: "border-box",
  width: "100%",
  height: "720px",
  border: `1.5px solid ${theme.edge}`,
  borderRadius: theme.radius,
  background: "#fff",
});

/** As wide as most phones. */
export const phone = style([preview, { maxWidth: "390px", alignSelf: "center" }]);

export const views = style({ display: "flex", flexWrap: "wrap", gap: "0 24px" });

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const item = style([group, choices]);

const low = style([
  quiet,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    padding: "8px 16px",
    fontSize: "16px",
    lineHeight: 1.2,
  },
]);

/** A secondary button in the form. */
export const small = style([low, { alignSelf: "flex-start", gap: "8px" }]);

export const chip = style({
  width: "18px",
  height: "18px",
  border: `1px solid ${theme.edge}`,
  borderRadius: "50%",
});

export const issue = style([fieldError, { display: "block", margin: "4px 0 12px" }]);
globalStyle(`${issue}::before`, { marginRight: "4px" });
globalStyle(`${issue} > button`, { display: "flex", marginTop: "8px" });

export const verdict = style([hint, { marginTop: "12px" }]);

export const more = style({ borderTop: `1.5px solid ${theme.edge}`, paddingTop: "8px" });

export const summary = style([
  label,
  {
    minHeight: "44px",
    paddingTop: "12px",
    color: theme.link,
    cursor: "pointer",
    ":focus-visible": focusRing,
  },
]);

export const check = style({
  display: "flex",
  gap: "12px",
  minHeight: "44px",
  fontSize: "16px",
  fontWeight: 600,
});

export const box = style({
  flex: "none",
  width: "22px",
  height: "22px",
  margin: "2px 0 0",
  accentColor: theme.link,
  ":focus-visible": focusRing,
});

export const legend = style([
  label,
  {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    width: "100%",
    minHeight: "36px",
    padding: 0,
  },
]);

export const download = style([label, { margin: 0 }]);
globalStyle(`${download} a`, { color: theme.link });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "8px 16px",
  marginTop: "12px",
});

export const swatch = style({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minHeight: "44px",
  fontSize: "15px",
  lineHeight: 1.25,
});

export const colour = style({
  flex: "none",
  width: "44px",
  height: "44px",
  padding: 0,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: "6px",
  background: "none",
  cursor: "pointer",
  ":focus-visible": focusRing,
  selectors: {
    "&::-webkit-color-swatch-wrapper": { padding: "3px" },
    "&::-webkit-color-swatch": { border: 0, borderRadius: "3px" },
  },
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  marginBottom: "12px",
});

export const way = style([
  low,
  {
    selectors: {
      "&:has(:checked)": { background: theme.brand, color: theme.onBrand },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);

/** Invisible: its label shows the choice and the focus. */
export const radio = style({ position: "absolute", opacity: 0, pointerEvents: "none" });
