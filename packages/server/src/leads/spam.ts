import type { Source } from "@maloca/catalog";

/**
 * Why a lead is suspected spam, as it is stored: the honeypot, a field that only robots see, was filled in, or
 * the form was sent too fast for a person.
 */
export type SpamSign = "trap" | "haste";

/** No person fills in and sends a form in less time, not even with autofill. */
const TOO_FAST_MS = 1000;

/**
 * Why a lead is suspected spam; null if it is not. It is still stored and mailed to the team: a wrong guess
 * costs the visitor only the confirmation.
 */
export function spamSignOf(
  honeypot: string | undefined,
  filled: string | undefined,
  source?: Source | null,
): SpamSign | null {
  if (honeypot) return "trap";
  // An assistant fills in a form at once for a person.
  if (source?.assistant) return null;
  const milliseconds = filled ? Number(filled) : Number.NaN;
  return milliseconds >= 0 && milliseconds < TOO_FAST_MS ? "haste" : null;
}

/** Why the team should check a lead, in a word and in a sentence. */
export const spamWords = {
  trap: {
    word: "trampa",
    reason: "Llenó un campo que las personas no ven: puede ser un robot. No se le confirmó.",
  },
  haste: {
    word: "muy rápido",
    reason: "Se envió en menos de un segundo: puede ser un robot. No se le confirmó.",
  },
} satisfies Record<SpamSign, { word: string; reason: string }>;
