import type { Quarantine } from "./store";

/** No person touches a form, fills it and sends it in less, not even with the browser's help. */
const HASTE_MS = 1000;

/**
 * Whether a lead looks like a robot's. It is stored and told to the team all the same: a wrong
 * guess must cost a visitor nothing but the confirmation.
 */
export function quarantineOf(
  trap: string | undefined,
  filled: string | undefined,
): Quarantine | null {
  if (trap) return "trap";
  const milliseconds = filled ? Number(filled) : Number.NaN;
  return milliseconds >= 0 && milliseconds < HASTE_MS ? "haste" : null;
}
