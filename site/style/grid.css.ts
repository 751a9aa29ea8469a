import { layer, style } from "@vanilla-extract/css";

/** The gap between two columns. */
const GAP = "clamp(6px, 1.6vw, 24px)";
const WIDEST = "1416px";

/** The page's margin, for an element as wide as the page: text starts here on every page. */
export const edge = `max(clamp(20px, 6.5vw, 112px), (100% - ${WIDEST}) / 2)`;

/**
 * Twelve columns between two margins. `full` runs from edge to edge, so that a picture can start
 * on a column and bleed off the page: `gridColumn: "6 / full-end"`. Column 1 starts at line 2.
 */
export const columns = {
  display: "grid",
  gridTemplateColumns: `[full-start] calc(${edge} - ${GAP}) [main-start] repeat(12, minmax(0, 1fr)) [main-end] calc(${edge} - ${GAP}) [full-end]`,
  columnGap: GAP,
} as const;

export const grid = style(columns);

/** A layer that is weaker than every other rule, whatever the order of the style sheets. */
const under = layer("under");

/** A grid item spans all twelve columns unless its own style says otherwise. */
export const main = style({ "@layer": { [under]: { gridColumn: "main-start / main-end" } } });
