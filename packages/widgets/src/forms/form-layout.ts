import { space } from "../theme/tokens";

/** A line that is wider is no longer filled at a glance. */
export const WIDEST = "720px";

/**
 * A form in somebody's page: two columns where its own place has room for them. As rules, and no class:
 * not every such form has so many fields.
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
