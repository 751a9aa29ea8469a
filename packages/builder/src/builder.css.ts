import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, theme } from "../../widgets/src/theme/theme.css";
import { radius, space, TOUCH_TARGET } from "../../widgets/src/theme/tokens";
import { quiet } from "../../widgets/src/ui/button.css";
import {
  error as fieldError,
  hint as fieldHint,
  label,
} from "../../widgets/src/ui/field/field.css";

const DESK = "(min-width: 1000px)";
const WIDEST = "1192px";

export const header = style({
  padding: `${space[7]} ${space[5]}`,
  borderBottom: `${space[2]} solid ${theme.mark}`,
  background: theme.brand,
  color: theme.onBrand,
});

export const wide = style({ maxWidth: WIDEST, margin: "0 auto" });

export const heading = style({
  margin: `0 0 ${space[3]}`,
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
  padding: `${space[6]} ${space[5]} ${space[8]}`,
  background: theme.surface,
});

export const columns = style({
  display: "grid",
  gap: `${space[7]} ${space[8]}`,
  maxWidth: WIDEST,
  margin: "0 auto",
  "@media": {
    [DESK]: { gridTemplateColumns: "360px minmax(0, 1fr)", paddingTop: space[5] },
  },
});

export const choices = style({ display: "flex", flexDirection: "column", gap: "20px" });

export const result = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  minWidth: 0,
});

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "24px",
  fontWeight: 600,
  lineHeight: 1.2,
  selectors: { "&:not(:first-child)": { marginTop: space[5] } },
});

export const hint = style([fieldHint, { display: "block", margin: 0, fontWeight: 400 }]);

export const warning = style({
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid ${theme.mark}`,
  borderRadius: radius.field,
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

export const views = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[5]}` });

export const item = style({
  display: "flex",
  flexDirection: "column",
  gap: "20px",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A lesser button of the form. */
export const small = style([
  quiet,
  {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "flex-start",
    gap: space[2],
    minHeight: TOUCH_TARGET,
    padding: `${space[2]} ${space[4]}`,
    fontSize: "16px",
    lineHeight: 1.2,
  },
]);

export const chip = style({
  width: "18px",
  height: "18px",
  border: `1px solid ${theme.edge}`,
  borderRadius: "50%",
});

export const complaint = style([
  fieldError,
  { display: "block", margin: `${space[1]} 0 ${space[3]}` },
]);
globalStyle(`${complaint}::before`, { marginRight: space[1] });
globalStyle(`${complaint} > button`, { display: "flex", marginTop: space[2] });

export const verdict = style([hint, { marginTop: space[3] }]);

export const more = style({ borderTop: `1.5px solid ${theme.edge}`, paddingTop: space[2] });

export const summary = style([
  label,
  {
    minHeight: TOUCH_TARGET,
    paddingTop: space[3],
    color: theme.link,
    cursor: "pointer",
    ":focus-visible": focusRing,
  },
]);

export const check = style({
  display: "flex",
  gap: space[3],
  minHeight: TOUCH_TARGET,
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

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

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
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[3],
});

export const swatch = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: TOUCH_TARGET,
  fontSize: "15px",
  lineHeight: 1.25,
});

export const colour = style({
  flex: "none",
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: 0,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: radius.field,
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
  gap: space[2],
  marginBottom: space[3],
});

export const way = style([
  quiet,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: TOUCH_TARGET,
    padding: `${space[2]} ${space[4]}`,
    fontSize: "16px",
    lineHeight: 1.2,
    selectors: {
      "&:has(:checked)": { background: theme.brand, color: theme.onBrand },
      "&:has(:focus-visible)": focusRing,
    },
  },
]);

/** Its label shows the choice and the focus. */
export const radio = style({ position: "absolute", opacity: 0, pointerEvents: "none" });

/** A part of the page below the builder. */
export const checker = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  maxWidth: WIDEST,
  margin: `${space[8]} auto 0`,
  paddingTop: space[6],
  borderTop: `1.5px solid ${theme.edge}`,
});

export const text = style({ maxWidth: "70ch", margin: 0, textWrap: "pretty" });

export const findings = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const finding = style({
  maxWidth: "80ch",
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: radius.field,
  overflowWrap: "anywhere",
});
globalStyle(`${finding} strong`, { display: "block", fontSize: "15px" });
globalStyle(`${finding}[data-kind=blocks]`, { borderColor: theme.error });
globalStyle(`${finding}[data-kind=blocks] strong`, { color: theme.error });
