/** The brand's colours, for the widgets, the site, and the server's pages and mails. */
export const color = {
  forest: "#12382b",
  clay: "#c2562d",
  /** A darker clay, for text on paper and as a background of paper-coloured text (≥ 7:1). */
  clayDeep: "#903818",
  maize: "#f0b440",
  river: "#1d6b86",
  /** A darker river, as a background of paper-coloured text (≥ 7:1). */
  riverDeep: "#175a71",
  paper: "#fbf6ec",
  /** A card on paper. */
  card: "#fffdf8",
  ink: "#1c1a16",
  /** Secondary text, ≥ 7:1 on paper. */
  inkSoft: "#4b463c",
  line: "#d9cfbb",
  /** Borders of fields: ≥ 3:1 on card. */
  edge: "#8a7f6a",
  error: "#9f1d1d",
} as const;

/** The colours of dark pages that differ. */
export const darkColor = {
  /** Forest for lines and links, ≥ 7:1 on card. */
  link: "#9bd3b8",
  /** The background of dark pages on the site and in Storybook. */
  paper: "#0f1612",
  card: "#17201b",
  ink: "#f4eee1",
  inkSoft: "#cbc4b4",
  line: "#3b463f",
  /** River for lines and marks. */
  river: "#7fbdd3",
  error: "#ffa596",
} as const;
