/**
 * The look, as data: one source for the widgets, the site and Storybook.
 * Lengths are px, not rem: a host page may set any root size.
 */
export const color = {
  forest: "#12382b",
  clay: "#c2562d",
  /** Clay dark enough to be read on paper, and for paper to be read upon it (≥ 7:1). */
  clayDeep: "#903818",
  maize: "#f0b440",
  river: "#1d6b86",
  /** River dark enough for paper to be read upon it (≥ 7:1). */
  riverDeep: "#175a71",
  paper: "#fbf6ec",
  /** A card on paper. */
  card: "#fffdf8",
  ink: "#1c1a16",
  /** Quieter text, ≥ 7:1 on paper. */
  inkSoft: "#4b463c",
  line: "#d9cfbb",
  /** Edges of fields: ≥ 3:1 on card. */
  edge: "#8a7f6a",
  error: "#9f1d1d",
} as const;

/** The same on a page that is dark, as far as they differ. */
export const dark = {
  /** Forest as a line or a word, ≥ 7:1 on card. */
  link: "#9bd3b8",
  /** A page that is dark: the site's, and Storybook's. */
  paper: "#0f1612",
  card: "#17201b",
  ink: "#f4eee1",
  inkSoft: "#cbc4b4",
  line: "#3b463f",
  /** River as a line or a mark. */
  river: "#7fbdd3",
  error: "#ffa596",
} as const;

/** Steps of 4 px. */
export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "24px",
  6: "32px",
  7: "48px",
  8: "64px",
  9: "96px",
} as const;

export const font = {
  title: '"Fraunces", "Fraunces fallback", Georgia, serif',
  text: '"Source Sans 3", "Source Sans 3 fallback", system-ui, sans-serif',
} as const;

export const size = {
  small: "14px",
  body: "17px",
  lead: "21px",
  h3: "24px",
  h2: "40px",
  h1: "72px",
} as const;

export const radius = { field: "6px", card: "14px", round: "999px" } as const;

export const shadow = {
  card: "0 1px 2px #1c1a1614, 0 8px 24px #1c1a1614",
  dialog: "0 24px 80px #12382b59",
} as const;

export const motion = { quick: "150ms", calm: "240ms", ease: "cubic-bezier(.2,.7,.2,1)" } as const;

/** Smallest side of anything that is tapped. */
export const TOUCH_TARGET = "44px";
