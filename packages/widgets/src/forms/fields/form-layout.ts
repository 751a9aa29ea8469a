import { space } from "../../theme/tokens";

/** A wider form is hard to scan. */
export const WIDEST = "720px";

/**
 * An inline form: two columns where its container has room. As rules, not a class:
 * not every such form has enough fields.
 */
export const formLayout = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))",
  gap: `20px ${space[5]}`,
  // With a share in it no columns are counted in a place that asks for the form's own width: they
  // would make it wider than a phone.
  maxWidth: `min(100%, ${WIDEST})`,
  margin: 0,
} as const;
