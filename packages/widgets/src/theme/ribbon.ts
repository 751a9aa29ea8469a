import type { StyleRule } from "@vanilla-extract/css";
import { color, space } from "./tokens";

/** The band above a form in test mode. Its colours are fixed, so that it is visible on any page. */
export const ribbon = {
  gridColumn: "1 / -1",
  flexBasis: "100%",
  // Set by a form whose rows have no gap.
  margin: "0 0 var(--test-ribbon-gap, 0)",
  padding: `${space[2]} ${space[4]}`,
  borderRadius: "6px",
  background: color.maize,
  color: color.ink,
  fontSize: "16px",
  fontWeight: 700,
} satisfies StyleRule;
