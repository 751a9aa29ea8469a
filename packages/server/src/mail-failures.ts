import { HOUR_MS } from "./durations";
import { codes } from "./errors";
import { judge } from "./mail-replies";

const ERROR_LENGTH = 200;

const SENDER = "MAIL FROM";

/** The first pause after a failure; it doubles with each, up to the longest. */
const FIRST_PAUSE_MS = 30_000;
export const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** Milliseconds to wait after the nth failure: doubled each time, and spread by a quarter. */
export function pause(attempts: number, random: () => number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return longest * (0.75 + 0.25 * random());
}

/** Whether the mail server failed or refuses the sender, and not only this mail. */
export const isOutage = (error: unknown) => judge(error).blame === "server";

/** Whether a visitor's mail is given up: only where its address is blamed. The team's may be corrected. */
export const isFinal = (error: unknown) => judge(error).blame === "address";

/**
 * A failure's codes with the mail server's message, for the database only. A refused sender is marked: it is no
 * refusal of this mail.
 */
export function describe(error: unknown): string {
  const { response, message, command } = Object(error);
  const about = command === SENDER ? ` ${SENDER}` : "";
  const text = `${codes(error)}${about}: ${response ?? message ?? "no reason given"}`;
  return text.replace(/\p{Cc}+/gu, " ").slice(0, ERROR_LENGTH);
}

/** What a stored failure blames. */
export function judgeDescribed(text: string) {
  const [, code, digits, command, response] =
    /^(\S+)(?: (\d{3}))?(?: (MAIL FROM))?: (.*)$/.exec(text) ?? [];
  return judge({ code, responseCode: Number(digits ?? 0), command, response: response ?? text });
}

/** SQL: whether a stored failure is a mail server's answer to this mail, and not to every mail. */
export const ANSWERED = "last_error ~ '^(?!EAUTH)\\S+ (?!421)\\d{3}: '";
