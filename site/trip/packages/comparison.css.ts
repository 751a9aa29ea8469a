import { MOST_PACKAGES } from "@maloca/catalog/trips/package-document";
import { color, radius, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import type { StyleRule } from "@vanilla-extract/css";
import { button } from "../../components/button.css";
import { summary as fold } from "../../components/fold.css";
import { check, dash, marked } from "../../style/marks";
import { BAR_HEIGHT } from "../../style/media";
import { palette } from "../../style/palette.css";
import { globalStyle, placed, spaced, style, styleVariants } from "../../style/rules";
import { label, rem, smallTitle, titleSize } from "../../style/type";
import { pairName } from "./names";

export const comparison = placed({
  onDesk: "2 / -2",
  minWidth: 0,
  paddingTop: space[5],
  // The same distance to the line below it as to the packages above.
  selectors: { ":last-child > &": { paddingBottom: space[5] } },
});

export const summary = style([
  fold,
  {
    ...smallTitle,
    borderTop: `2px solid ${palette.ink}`,
    fontSize: titleSize(26),
    lineHeight: TOUCH_TARGET,
  },
]);

/** Support for `:has()`. Older browsers cannot hide packages or equal lines: they show all and scroll sideways. */
const CHOOSES = "selector(:has(*))";

/** A rule for a phone that shows the two chosen packages. */
const two = (rule: StyleRule) => ({ "@supports": { [CHOOSES]: { phone: rule } } });

export const chooser = style({
  display: "none",
  ...two({ ...spaced(space[2]), paddingBlock: space[2] }),
});

export const choice = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  alignItems: "center",
});

export const select = style({
  minHeight: "48px",
  paddingInline: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.field,
  background: palette.paper,
  color: palette.ink,
  font: "inherit",
  fontWeight: 600,
});

export const filter = style({
  display: "none",
  alignItems: "center",
  gap: space[2],
  minHeight: TOUCH_TARGET,
  "@supports": { [CHOOSES]: { display: "inline-flex" } },
  print: { display: "none !important" as "none" },
});

export const checkbox = style({ width: "22px", height: "22px", accentColor: palette.deep });

/** Scrolls sideways where the table is wider than the window; the first column stays in view. */
export const scroller = style({
  overflowX: "auto",
  marginTop: space[2],
  ...two({ overflowX: "visible" }),
});

export const table = style({
  width: "100%",
  minWidth: "580px",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "left",
  lineHeight: 1.35,
  print: { minWidth: 0 },
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
  // Above the marks of the cells that scroll below it.
  zIndex: 1,
  width: "132px",
  paddingLeft: 0,
  background: palette.paper,
  fontWeight: 400,
});

globalStyle(`${table} tr > :first-child`, { tablet: { width: "34%" } });

globalStyle(`${comparison}:has(${checkbox}:checked) [data-same~=all]`, {
  "@media": { screen: { display: "none" } },
});

globalStyle(`${table} tfoot :is(td, th)`, { paddingBlock: space[4], borderBottom: 0 });
globalStyle(`${table} :is(${button.clay}, ${button.maize})`, {
  width: "100%",
  paddingInline: space[3],
});

// On a phone each line's name is above the cells of two packages; the packages' names stay at the top.
globalStyle(table, two({ display: "block", minWidth: 0 }));
globalStyle(`${table} :is(thead, tbody, tfoot)`, two({ display: "block" }));
globalStyle(
  `${table} tr`,
  two({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[4],
    borderBottom: `1px solid ${palette.line}`,
  }),
);
globalStyle(
  `${table} tr > :first-child`,
  two({ zIndex: "auto", gridColumn: "1 / -1", width: "auto", paddingBlock: `${space[3]} 0` }),
);
globalStyle(`${table} :is(thead, tfoot) tr > :first-child`, two({ display: "none" }));
globalStyle(`${table} tbody th`, two({ color: palette.inkSoft, fontSize: rem(15) }));
globalStyle(
  `${table} tr > :not(:first-child)`,
  two({ display: "none", minHeight: "40px", paddingInline: 0 }),
);
globalStyle(`${table} :is(thead, tbody, tfoot) :is(td, th)`, two({ borderBottom: 0 }));
globalStyle(`${table} td::before`, two({ left: 0 }));
globalStyle(
  `${table} thead`,
  two({ position: "sticky", top: BAR_HEIGHT, zIndex: 1, background: palette.paper }),
);
globalStyle(`${table} thead tr`, two({ borderBottom: `2px solid ${palette.ink}` }));
globalStyle(`${table} tfoot tr`, two({ borderBottom: 0 }));

const indices = Array.from({ length: MOST_PACKAGES }, (_, i) => i);
const chosen = (i: number) => `:has(option[value="${i}"]:checked)`;

for (const i of indices) {
  const cells = `${table} tr > :nth-child(${i + 2})`;
  globalStyle(`${comparison}${chosen(i)} ${cells}`, two({ display: "block" }));
  globalStyle(
    `${comparison}:has([data-column="1"] option[value="${i}"]:checked) ${cells}`,
    two({ order: 1 }),
  );
  // Chosen twice, it has the room of both.
  globalStyle(
    `${comparison}:has([data-column="0"] option[value="${i}"]:checked):has([data-column="1"] option[value="${i}"]:checked) ${cells}`,
    two({ gridColumn: "1 / -1" }),
  );
  for (const j of indices.slice(i + 1)) {
    globalStyle(
      `${comparison}:has(${checkbox}:checked)${chosen(i)}${chosen(j)} [data-same~="${pairName(i, j)}"]`,
      two({ display: "none" }),
    );
  }
}

export const legend = style({ marginTop: space[2], color: palette.inkSoft, fontSize: rem(15) });

/** The position of a mark in a cell. */
function inCell(mark: string, ink: string) {
  const { "::before": before, ...rest } = marked(mark, ink);
  return { ...rest, "::before": { ...before, left: space[3], top: space[2] } };
}

export const has = styleVariants({
  yes: inCell(check, palette.accent),
  no: inCell(dash, palette.inkSoft),
});

// In print a mark is a word, and a line below each row connects it with the row's name.
globalStyle(`${table} td > span`, { print: { clipPath: "none" } });
globalStyle(`${table} :is(td, th)`, {
  print: {
    padding: "0 3mm 0 0 !important",
    borderBottom: `0.5pt solid ${palette.line} !important`,
    fontSize: "9pt !important",
    lineHeight: 1.3,
  },
});
globalStyle(`${table} tr > :first-child`, { print: { width: "40% !important" } });

// In print it is always open.
globalStyle(`${comparison}::details-content`, {
  print: { contentVisibility: "visible", blockSize: "auto" } as object,
});
