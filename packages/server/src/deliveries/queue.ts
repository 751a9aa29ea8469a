import { LEAD, LEAD_JOINS, type LeadRow } from "../leads/lead-row";
import { MAILS, TO_TEAM, UNSENT, unsentOf } from "../leads/unsent-mails";
import { LEASE_MS } from "../mail/mail";
import { ANSWERED, LONGEST_PAUSE_MS } from "../mail-failures";
import type { Database } from "../storage/database";

/** The mails of one audience, newest or oldest first. */
export interface Lane {
  audience: Audience;
  end: "newest" | "oldest";
}

/** A row that this worker has leased, with its lead. */
export interface Leased extends LeadRow {
  lead_id: string;
  audience: Audience;
  attempts: number;
  leased_until: Date;
  link_key: string;
}

/** The result of trying a mail. */
type Outcome =
  | { is: "sent" }
  | { is: "dead"; error: string }
  | { is: "postponed"; until: Date; error: string; outage: boolean };

/**
 * Leases up to `$4` rows of an audience, in the order of its index, each with its lead. They are selected in a
 * materialized query: a plan may run a plain subquery once for each row, and each time it would select other rows.
 */
export const leaseSql = (end: Lane["end"]) =>
  `with chosen as materialized (
     select lead_id, audience from maloca.outbox
     where audience = $3 and sent_at is null and dead_at is null and due_at <= $1
       and (leased_until is null or leased_until <= $1)
     order by audience ${end === "newest" ? "desc" : ""}, due_at ${end === "newest" ? "desc" : ""}
     limit $4 for update skip locked),
   leased as (
     update maloca.outbox o set leased_until = $2, attempts = o.attempts + 1
     from chosen c where o.lead_id = c.lead_id and o.audience = c.audience
     returning o.lead_id, o.audience, o.attempts, o.leased_until)
   select o.*, l.link_key, ${LEAD}
   from leased o join maloca.leads l on l.id = o.lead_id ${LEAD_JOINS}`;

/** Mails to the team that are addressed at once: a visitor may wait for it on the only connection. */
const ADDRESSED_AT_ONCE = 500;

/** Lets workers lease stored mails and write the results. */
export function createQueue(database: Database, clock: () => Date) {
  return {
    /**
     * Makes of each mail to the team that is due one for each member. Returns how many mails it made; those that may be
     * left are for the next call.
     */
    async address(team: readonly string[]): Promise<number> {
      const rows = await database.query(
        `with chosen as materialized (
           select lead_id, audience from maloca.outbox
           where audience = 'team' and ${UNSENT} and due_at <= $1
             and (leased_until is null or leased_until <= $1)
           order by audience, due_at limit ${ADDRESSED_AT_ONCE} for update skip locked),
         whole as (
           delete from maloca.outbox o using chosen c
           where o.lead_id = c.lead_id and o.audience = c.audience
           returning o.lead_id, o.attempts, o.due_at, o.last_error, o.outage)
         insert into maloca.outbox (lead_id, audience, attempts, due_at, last_error, outage)
         select lead_id, m.audience, attempts, due_at, last_error, outage
         from whole, unnest($2::text[]) m (audience)
         on conflict do nothing returning 1 as one`,
        [clock(), team.map(audienceOfMember)],
      );
      return rows.length;
    },

    /**
     * Takes unsent mails from who has left the team. What nobody else has or gets is addressed anew. Returns how many
     * mails it took.
     */
    async takeFromFormer(team: readonly string[]): Promise<number> {
      const [taken] = await database.query<{ mails: number }>(
        `with former as (
           delete from maloca.outbox o using (
             ${unsentOf("audience like 'team:%'", "lead_id, audience, leased_until")}) one
           where o.lead_id = one.lead_id and o.audience = one.audience
             and not o.audience = any ($2::text[])
             and (one.leased_until is null or one.leased_until <= $1)
           returning o.lead_id, o.due_at),
         whole as (
           insert into maloca.outbox (lead_id, audience, due_at)
           select f.lead_id, 'team', min(f.due_at) from former f
           where not exists (
             select from maloca.outbox s where s.lead_id = f.lead_id and s.${TO_TEAM}
               and (s.sent_at is not null or s.audience = any ($2::text[])))
           group by f.lead_id on conflict do nothing)
         select count(*)::int as mails from former`,
        [clock(), team.map(audienceOfMember)],
      );
      return taken?.mails ?? 0;
    },

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
      const outage = outcome.is === "postponed" && outcome.outage;
      const [column, moment] =
        outcome.is === "postponed" ? ["due_at", outcome.until] : [`${outcome.is}_at`, clock()];
      await database.query(
        `update maloca.outbox set leased_until = null, ${column} = $4, last_error = $5, outage = $6
         where lead_id = $1 and audience = $2 and leased_until = $3`,
        [row.lead_id, row.audience, row.leased_until, moment, error, outage],
      );
    },

    /** Deletes what must not be sent: its visitor cannot be reached, or the webhook is not told of such leads. */
    async delete(row: Leased): Promise<void> {
      await database.query("delete from maloca.outbox where lead_id = $1 and audience = $2", [
        row.lead_id,
        row.audience,
      ]);
    },

    /**
     * After a delivery to an audience: makes due what waited for its end of an outage. Mails to others wait on where the
     * mail server had answered to them: it takes mails, but not those. Returns how many.
     */
    async wakeAfterOutage(audience: Audience): Promise<number> {
      const rows = await database.query(
        `update maloca.outbox set due_at = $1
         where ${UNSENT} and outage and due_at > $1
           and (audience = $2 or ($2 not like 'webhook:%' and ${MAILS} and not ${ANSWERED}))
         returning 1 as one`,
        [clock(), audience],
      );
      return rows.length;
    },

    /** Lets all that waits for an audience wait as long as the one that tried it, and for the same reason. */
    async holdBack(audience: Audience, until: Date, error: string): Promise<void> {
      await database.query(
        `update maloca.outbox
         set outage = true, due_at = greatest(due_at, $2), last_error = coalesce(last_error, $3)
         where audience = $1 and ${UNSENT} and leased_until is null`,
        [audience, until, error],
      );
    },

    /** Makes mails due that a wrong clock has dated further ahead than any pause. Returns how many. */
    async wakeFromFuture(): Promise<number> {
      const now = clock();
      const rows = await database.query(
        `update maloca.outbox set due_at = $1, leased_until = null
         where ${UNSENT}
           and (due_at > $2 or leased_until > $3
                or (attempts = 0 and not outage and leased_until is null and due_at > $1))
         returning 1 as one`,
        [now, new Date(now.getTime() + LONGEST_PAUSE_MS), new Date(now.getTime() + 2 * LEASE_MS)],
      );
      return rows.length;
    },
  };
}

/** `team` is not addressed yet, `team:` with an address is one member's. */
export type Audience = "team" | `team:${string}` | "visitor" | `webhook:${string}`;

export const audienceOfMember = (address: string): Audience => `team:${address}`;

/** The address in such an audience; null for another audience. */
export const addressOfMember = (audience: Audience): string | null =>
  audience.startsWith("team:") ? audience.slice("team:".length) : null;
