/**
 * The house's colours, for mails and for pages that the server writes itself: those of the widgets'
 * `theme/tokens.ts`, which the server does not import. A test keeps the two equal.
 */
export const look = {
  brand: "#12382b",
  accent: "#903818",
  mark: "#f0b440",
  paper: "#fbf6ec",
  card: "#fffdf8",
  ink: "#1c1a16",
  inkSoft: "#4b463c",
  edge: "#8a7f6a",
  error: "#9f1d1d",
  title: 'Fraunces, Georgia, "Times New Roman", serif',
  text: '"Source Sans 3", system-ui, sans-serif',
} as const;
