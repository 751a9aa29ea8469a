import { space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { summary as fold } from "../../components/fold.css";
import { check, dash, marked } from "../../style/marks";
import { tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { label, smallTitle } from "../../style/type";

export const comparison = placed({
  onDesk: "2 / -2",
  minWidth: 0,
  paddingTop: space[5],
  // No closer to the rule of the lists than to the packages.
  selectors: { ":last-child > &": { paddingBottom: space[5] } },
});

export const summary = style([
  fold,
  {
    ...smallTitle,
    borderTop: `2px solid ${palette.ink}`,
    fontSize: "26px",
    lineHeight: TOUCH_TARGET,
  },
]);

export const filter = style({
  display: "none",
  alignItems: "center",
  gap: space[2],
  minHeight: TOUCH_TARGET,
  // Older browsers cannot hide what is equal.
  "@supports": { "selector(:has(*))": { display: "inline-flex" } },
  "@media": { print: { display: "none !important" as "none" } },
});

export const checkbox = style({ width: "22px", height: "22px", accentColor: palette.deep });

/** Wider than a phone: its first column stays. */
export const scroller = style({ overflowX: "auto", marginTop: space[2] });

export const table = style({
  width: "100%",
  minWidth: "580px",
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "left",
  lineHeight: 1.35,
  "@media": { print: { minWidth: 0 } },
});

globalStyle(`${table} :is(td, th)`, {
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${palette.line}`,
  verticalAlign: "top",
});

globalStyle(`${table} thead :is(td, th)`, {
  ...label,
  borderBottom: `2px solid ${palette.ink}`,
});

globalStyle(`${table} tr > :first-child`, {
  position: "sticky",
  left: 0,
  // Above the marks of the cells that slide below it.
  zIndex: 1,
  width: "132px",
  paddingLeft: 0,
  background: palette.paper,
  fontWeight: 400,
});

globalStyle(`${table} tr > :first-child`, { "@media": { [tablet]: { width: "34%" } } });

globalStyle(`${comparison}:has(${checkbox}:checked) [data-same]`, {
  "@media": { screen: { display: "none" } },
});

export const legend = style({ marginTop: space[2], color: palette.inkSoft, fontSize: "15px" });

/** In a cell the mark stands below its heading. */
function inCell(mark: string, ink: string) {
  const { "::before": before, ...rest } = marked(mark, ink);
  return { ...rest, "::before": { ...before, left: space[3], top: space[2] } };
}

export const has = styleVariants({
  yes: inCell(check, palette.accent),
  no: inCell(dash, palette.inkSoft),
});

// On paper a mark is a word, and a line below each row leads to it.
globalStyle(`${table} td > span`, { "@media": { print: { clipPath: "none" } } });
globalStyle(`${table} :is(td, th)`, {
  "@media": {
    print: {
      padding: "0 3mm 0 0 !important",
      borderBottom: `0.5pt solid ${palette.line} !important`,
      fontSize: "9pt !important",
      lineHeight: 1.3,
    },
  },
});
globalStyle(`${table} tr > :first-child`, { "@media": { print: { width: "40% !important" } } });

// On paper it is always open.
globalStyle(`${comparison}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } as object },
});
