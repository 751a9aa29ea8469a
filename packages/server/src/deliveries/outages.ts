import { MINUTE_MS, SECOND_MS } from "../durations";
import { codes } from "../errors";
import type { Log } from "../log";
import { judge } from "../mail-replies";
import type { Audience } from "./queue";

/** During an outage a single delivery tries the way, after a pause that doubles up to the longest. */
const FIRST_REST_MS = 15 * SECOND_MS;
const LONGEST_REST_MS = 2 * MINUTE_MS;

/** So many refused in a row, about different leads or to different visitors, are no fault of theirs. */
const ALIKE = 3;

/** How far a failure reaches: this mail, all mails to its audience, or everything on the same way. */
export type Extent = "mail" | "audience" | "server";

/** Knows how far failures reach, and when a way rests because its next delivery would fail too. */
export function createOutages(clock: () => Date, log: Log = () => {}) {
  let failures = 0;
  /** Until when nothing is tried. */
  let until = 0;
  /** By audience, since the last mail to it that was taken: whose mails, or the mails about which leads, were refused. */
  const refused = new Map<Audience, Set<string>>();

  function rest(error: unknown): void {
    const pause = Math.min(FIRST_REST_MS * 2 ** failures++, LONGEST_REST_MS);
    until = clock().getTime() + pause;
    const facts = { code: codes(error), failures, seconds: pause / SECOND_MS };
    log("mails wait for the mail server", facts);
  }

  return {
    /** Notes a failure that every delivery on this way would meet. */
    rest,

    /** Never longer than the longest rest, however the clock is set meanwhile. */
    isResting(): boolean {
      const left = until - clock().getTime();
      return left > 0 && left <= LONGEST_REST_MS;
    },

    /** Notes a failure. `key` names whom or what the mail was for, among all of its audience. */
    failed(error: unknown, mail?: { audience: Audience; key: string }): Extent {
      const { blame } = judge(error);
      if (blame === "server") {
        rest(error);
        return "server";
      }
      const { responseCode, command } = Object(error);
      if (!mail || responseCode === undefined) return "mail";
      const { audience, key } = mail;
      // A visitor's mailbox gets this one mail; a colleague's refuses the others too.
      if (audience !== "visitor" && command === "RCPT TO") return "audience";
      if (audience === "visitor" && blame === "address") return "mail";
      const keys = refused.get(audience) ?? new Set();
      refused.set(audience, keys.add(key));
      if (keys.size < ALIKE) return "mail";
      log("the mail server refuses one mail after another", {
        to: audience.replace(/:.*/, ""),
        code: codes(error),
      });
      return "audience";
    },

    /** Notes that a delivery was taken. Returns whether an outage ended. */
    worked(audience: Audience): boolean {
      const wasOut = failures > 0;
      if (wasOut) log("mails go out again", { failures });
      failures = 0;
      until = 0;
      refused.delete(audience);
      return wasOut;
    },
  };
}
