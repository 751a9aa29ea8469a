/** The space above and below a section or a block; it grows with the window. */
export const air = {
  section: "clamp(36px, 8vw, 96px)",
  block: "clamp(20px, 4.2vw, 56px)",
} as const;
