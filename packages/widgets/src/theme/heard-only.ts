/** A text that screen readers say and nobody sees. */
export const heardOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
