import { WAITING } from "../leads/unsent-mails";
import { ANSWERED, LONGEST_PAUSE_MS } from "../mail-failures";
import type { Database } from "../storage/database";
import { LEASE_MS } from "./mail";

/** The mails of one audience, newest or oldest first. */
export interface Lane {
  audience: Audience;
  end: "newest" | "oldest";
}

/** A mail that this worker has leased. */
export interface Leased {
  lead_id: string;
  audience: Audience;
  attempts: number;
  leased_until: Date;
  reference: string;
  link_key: string;
}

/** The result of trying a mail. */
type Outcome =
  | { is: "sent" }
  | { is: "dead"; error: string }
  | { is: "waiting"; until: Date; error: string; outage: boolean };

/**
 * Leases up to `$4` mails of an audience, in the order of its index. They are selected in a materialized query:
 * a plan may run a plain subquery once for each row, and each time it would select other rows.
 */
export const leaseSql = (end: Lane["end"]) =>
  `with chosen as materialized (
     select lead_id, audience from maloca.outbox
     where audience = $3 and sent_at is null and dead_at is null and due_at <= $1
       and (leased_until is null or leased_until <= $1)
     order by audience ${end === "newest" ? "desc" : ""}, due_at ${end === "newest" ? "desc" : ""}
     limit $4 for update skip locked)
   update maloca.outbox o set leased_until = $2, attempts = o.attempts + 1
   from maloca.leads l, chosen c
   where l.id = o.lead_id and o.lead_id = c.lead_id and o.audience = c.audience
   returning o.lead_id, o.audience, o.attempts, o.leased_until, l.reference, l.link_key`;

/** Lets workers lease stored mails and write the results. */
export function createQueue(database: Database, clock: () => Date) {
  return {
    async lease({ audience, end }: Lane, most = 1): Promise<Leased[]> {
      const now = clock();
      const until = new Date(now.getTime() + LEASE_MS);
      return database.query<Leased>(leaseSql(end), [now, until, audience, most]);
    },

    /** Whether so many mails of an audience are due. */
    async hasDue(audience: Audience, count: number): Promise<boolean> {
      const due = await database.query(
        `select 1 as one from maloca.outbox
         where audience = $1 and sent_at is null and dead_at is null and due_at <= $2
         limit ${count}`,
        [audience, clock()],
      );
      return due.length >= count;
    },

    /** Writes the outcome, unless the lease has expired and another worker has the row. */
    async settle(row: Leased, outcome: Outcome): Promise<void> {
      const error = "error" in outcome ? outcome.error : null;
      const outage = outcome.is === "waiting" && outcome.outage;
      const [column, moment] =
        outcome.is === "waiting" ? ["due_at", outcome.until] : [`${outcome.is}_at`, clock()];
      await database.query(
        `update maloca.outbox set leased_until = null, ${column} = $4, last_error = $5, outage = $6
         where lead_id = $1 and audience = $2 and leased_until = $3`,
        [row.lead_id, row.audience, row.leased_until, moment, error, outage],
      );
    },

    /** Deletes a mail that must not be sent: its lead was deleted, or its visitor cannot be reached. */
    async delete(row: Leased): Promise<void> {
      await database.query("delete from maloca.outbox where lead_id = $1 and audience = $2", [
        row.lead_id,
        row.audience,
      ]);
    },

    /**
     * Makes mails due that wait only because of an outage, after one to this audience went out. Others wait on where
     * the mail server had answered to them: it takes mails, but not those. Returns how many.
     */
    async wakeAfterOutage(...audiences: Audience[]): Promise<number> {
      const rows = await database.query(
        `update maloca.outbox set due_at = $1
         where ${WAITING} and outage and due_at > $1
           and (audience = any ($2::text[]) or (audience in ('team', 'visitor') and not ${ANSWERED}))
         returning 1 as one`,
        [clock(), audiences],
      );
      return rows.length;
    },

    /** Marks the refused mails of an audience as waiting for the end of an outage. */
    async markOutage(audience: "team" | "visitor"): Promise<void> {
      await database.query(
        `update maloca.outbox set outage = true
         where ${WAITING} and audience = $1 and not outage and ${ANSWERED}`,
        [audience],
      );
    },

    /** Makes mails due that a wrong clock has dated further ahead than any pause. Returns how many. */
    async wakeFromFuture(): Promise<number> {
      const now = clock();
      const rows = await database.query(
        `update maloca.outbox set due_at = $1, leased_until = null
         where ${WAITING}
           and (due_at > $2 or leased_until > $3
                or (attempts = 0 and leased_until is null and due_at > $1))
         returning 1 as one`,
        [now, new Date(now.getTime() + LONGEST_PAUSE_MS), new Date(now.getTime() + 2 * LEASE_MS)],
      );
      return rows.length;
    },
  };
}

/** `team:` with an address: one member of the team, whom the mail server refused. */
export type Audience = "team" | `team:${string}` | "visitor" | `webhook:${string}`;

/** The audience of one member of the team, whose mail is tried until the mail server takes it. */
export const audienceOfMember = (address: string) => `team:${address}` as const;

/** The address in such an audience; null for another audience. */
export const addressOfMember = (audience: Audience): string | null =>
  audience.startsWith("team:") ? audience.slice("team:".length) : null;

export const isTeam = (audience: Audience) =>
  audience === "team" || addressOfMember(audience) !== null;
