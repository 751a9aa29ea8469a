import { HOUR_MS } from "../durations";
import { codes } from "../errors";

const ERROR_LENGTH = 200;

/** The first pause after a failure; it doubles with each, up to the longest. */
const FIRST_PAUSE_MS = 30_000;
export const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Milliseconds to wait after the nth failure: doubled each time, and spread by a quarter. */
export function pause(attempts: number, random: () => number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return longest * (0.75 + 0.25 * random());
}

/** Codes of no connection, no login or no answer: the next mail would fail too. */
const OUTAGES = new Set(
  "ECONNECTION ETIMEDOUT ESOCKET EDNS EAUTH ETLS EPROTOCOL ECONNREFUSED ECONNRESET ENOTFOUND".split(
    " ",
  ),
);

/** Whether the mail server failed or refuses the sender, and not only this mail. */
export function isOutage(error: unknown): boolean {
  const { code, responseCode, command } = Object(error);
  return OUTAGES.has(code) || responseCode === 421 || command === "MAIL FROM";
}

/** A permanent refusal by a visitor's mailbox. Refusals by the team's are retried: its settings may be corrected. */
export const isFinal = (error: unknown) => Object(error).responseCode >= 550 && !isOutage(error);

/** A failure's codes with the mail server's message, for the database only. */
export function describe(error: unknown): string {
  const { response, message } = Object(error);
  const text = `${codes(error)}: ${response ?? message ?? "no reason given"}`;
  return text.replace(/\p{Cc}+/gu, " ").slice(0, ERROR_LENGTH);
}
