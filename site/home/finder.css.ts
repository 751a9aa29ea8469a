import { color, radius, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { label as labelType, title as titleType } from "../style/type";

export const finder = style({ paddingBottom: space[8] });

export const inside = style({ rowGap: space[5], paddingTop: space[7] });

export const ask = style([main, { "@media": { [desk]: { gridColumn: "2 / span 5" } } }]);

export const answer = style([main, { "@media": { [desk]: { gridColumn: "7 / main-end" } } }]);

/** Its answers are a script's. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[4],
  marginTop: space[5],
  "@media": { "(scripting: none)": { display: "none" } },
});

export const label = style({ ...labelType, display: "block", marginBottom: space[1], padding: 0 });

export const months = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: "2px",
  gridColumn: "1 / -1",
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const anyMonth = style({ gridColumn: "1 / -1" });

globalStyle(`${months} label`, { position: "relative" });

/** Lies under its word, which shows its state. */
export const radio = style({ position: "absolute", opacity: 0 });

export const month = style({
  display: "grid",
  placeItems: "center",
  minHeight: TOUCH_TARGET,
  background: palette.wash,
  color: palette.ink,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    [`${radio}:checked + &`]: { background: palette.ground, color: color.paper },
    [`${radio}:focus-visible + &`]: {
      outline: `3px solid ${palette.accent}`,
      outlineOffset: "2px",
    },
    "&:hover": { textDecoration: "underline" },
  },
  "@media": {
    // Such colours show no state.
    "(forced-colors: active)": {
      selectors: { [`${radio}:checked + &`]: { outline: "3px solid" } },
    },
  },
});

export const field = style({ minWidth: 0 });
export const wideField = style({ gridColumn: "1 / -1" });

export const input = style({
  width: "100%",
  minHeight: "48px",
  padding: `${space[2]} ${space[3]}`,
  border: `2px solid ${palette.ink}`,
  borderRadius: radius.field,
  background: palette.card,
  color: palette.ink,
  font: "inherit",
});

export const status = style({
  marginBottom: space[3],
  selectors: { "&[data-idle]": { display: "none" } },
});

export const table = style({ width: "100%", borderCollapse: "collapse", textAlign: "left" });

export const caption = style({ ...labelType, paddingBottom: space[2], textAlign: "left" });

globalStyle(`${table} thead th`, {
  ...labelType,
  paddingBottom: space[2],
  borderBottom: `2px solid ${palette.ink}`,
  verticalAlign: "bottom",
});

globalStyle(`${table} tbody :is(td, th)`, {
  paddingBlock: space[2],
  borderBottom: `1px solid ${palette.line}`,
  verticalAlign: "top",
});

export const number = style({ textAlign: "right" });

export const trip = style({ fontWeight: 400, paddingRight: space[3] });

globalStyle(`${trip} a`, {
  ...titleType,
  display: "block",
  color: palette.ink,
  fontSize: "clamp(17px, 5vw, 20px)",
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
});

export const when = style({ display: "block", fontSize: "15px", lineHeight: 1.4 });

/** Where a third column has no room, days stand below the month. */
const NARROW = "(max-width: 399px)";

export const days = style({
  paddingRight: space[3],
  whiteSpace: "nowrap",
  lineHeight: 1.4,
  "@media": { [NARROW]: { display: "none" } },
});

export const daysBelow = style({
  display: "none",
  fontSize: "15px",
  lineHeight: 1.4,
  "@media": { [NARROW]: { display: "block" } },
});

export const price = style({ textAlign: "right" });

export const own = style({
  ...titleType,
  display: "block",
  fontSize: "clamp(16px, 5vw, 20px)",
  lineHeight: 1.2,
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

export const detail = style({ display: "block", fontSize: "15px", lineHeight: 1.4 });

export const empty = style({
  paddingBlock: space[4],
  selectors: { "&[data-idle]": { display: "none" } },
  "@media": { [tablet]: { fontSize: "19px" } },
});
