import type { Source } from "@maloca/catalog";

/**
 * Why a lead is set apart, in the words that are stored: the honeypot was filled, a field that only
 * robots see, or the form was sent too fast for a person.
 */
export type SpamSign = "trap" | "haste";

/** No person fills and sends a form in less, not even with autofill. */
const TOO_FAST_MS = 1000;

/**
 * Whether a lead is suspected spam. It is stored and mailed to the team all the same: a wrong guess must
 * cost a visitor nothing but the confirmation.
 */
export function spamSignOf(
  honeypot: string | undefined,
  filled: string | undefined,
  source?: Source | null,
): SpamSign | null {
  if (honeypot) return "trap";
  // A browser's assistant fills a form at once, and a person presses the button.
  if (source?.assistant) return null;
  const milliseconds = filled ? Number(filled) : Number.NaN;
  return milliseconds >= 0 && milliseconds < TOO_FAST_MS ? "haste" : null;
}
