/** The brand's colours, for the widgets, the site, and what the server writes itself. */
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
export const darkColor = {
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
