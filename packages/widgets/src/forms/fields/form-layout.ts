import { space } from "../../theme/tokens";

/** The most width of a form: a wider one is hard to scan. */
export const WIDEST = "720px";

/** The layout of an inline form: two columns where the container has room. */
export const formRules = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))",
  gap: `20px ${space[5]}`,
  // The percentage matters in a container that is as wide as its content: without it the form would be measured
  // with all its columns side by side, and be wider than a phone.
  maxWidth: `min(100%, ${WIDEST})`,
  margin: 0,
} as const;
