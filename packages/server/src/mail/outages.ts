import { MINUTE_MS, SECOND_MS } from "../durations";
import { codes } from "../errors";
import type { Log } from "../log";
import { judge } from "../mail-replies";

/** During an outage a single mail tries the mail server, after a pause that doubles up to the longest. */
const FIRST_REST_MS = 15 * SECOND_MS;
const LONGEST_REST_MS = 2 * MINUTE_MS;

/** So many refused in a row, to different people, are no fault of theirs. */
const ALIKE = 3;

/** To whom an outage stops mails: to all, or to the team or visitors alone. */
type Scope = "all" | "team" | "visitor";

interface Outage {
  failures: number;
  /** Until when no mail is tried. */
  until: number;
}

/** Knows when mails rest because another one would fail too, and for whom. */
export function createOutages(clock: () => Date, log: Log) {
  const outages = new Map<Scope, Outage>();
  /** Since the last mail that was taken: the visitors, or the team's mails, that were refused. */
  const refused = { team: new Set<string>(), visitor: new Set<string>() };

  function rest(scope: Scope, error: unknown): void {
    const failures = (outages.get(scope)?.failures ?? 0) + 1;
    const pause = Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS);
    outages.set(scope, { failures, until: clock().getTime() + pause });
    const facts = { code: codes(error), failures, seconds: pause / SECOND_MS };
    if (scope === "all") log("mails wait for the mail server", facts);
    else log("the mail server refuses one mail after another", { to: scope, ...facts });
  }

  return {
    /** Never longer than the longest rest, however the clock is set meanwhile. */
    isResting(scope: Scope): boolean {
      const left = (outages.get(scope)?.until ?? 0) - clock().getTime();
      return left > 0 && left <= LONGEST_REST_MS;
    },

    /**
     * Notes a failure. `mail` names whom it was for, among those who may be refused. Returns whether it is an outage, so
     * that the mail goes out as soon as that ends.
     */
    failed(error: unknown, mail?: { scope: "team" | "visitor"; key: string }): boolean {
      const { blame } = judge(error);
      if (blame === "server") {
        rest("all", error);
        return true;
      }
      const isAnswer = Object(error).responseCode !== undefined;
      const isGivenUp = mail?.scope === "visitor" && blame === "address";
      if (!mail || !isAnswer || isGivenUp) return false;
      const { scope, key } = mail;
      if (refused[scope].add(key).size < ALIKE) return false;
      rest(scope, error);
      return true;
    },

    /** Notes that the mail server took a mail. Returns whether an outage ended. */
    worked(scope: Scope): boolean {
      const scopes = new Set<Scope>(["all", scope]);
      const ended = [...scopes].flatMap((each) => outages.get(each) ?? []);
      for (const each of scopes) outages.delete(each);
      if (scope !== "all") refused[scope].clear();
      const failures = ended.reduce((sum, each) => sum + each.failures, 0);
      if (failures) log("mails go out again", { failures });
      return failures > 0;
    },
  };
}
