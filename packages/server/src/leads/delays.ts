import { daysBefore } from "../durations";
import { type Database, onlyRow } from "../storage/database";
import { type OnProgress, readByDay } from "../storage/table-parts";
import { ANSWERED_KINDS, type LeadKindName } from "./lead-kinds";
import { TO_TEAM, untold } from "./unsent-mails";

/** Upper limits of the classes by which delays are counted, in seconds. */
export const delaySteps = [60, 300, 900, 3600, 6 * 3600, 24 * 3600] as const;

/** Delays of mails and answers are counted over so many days: older ones say little about the present. */
export const RECENT_DAYS = 90;
const recentSince = (now: Date) => daysBefore(now, RECENT_DAYS);

/** How long the team's mails took after their leads were stored. */
export interface Delays {
  /** Mails sent within each step, and last those that took longer. */
  sent: number[];
  /** Waiting and abandoned mails, of leads of any age. */
  waiting: number;
  dead: number;
  /** Seconds within which half, and nine of ten, of the sent mails went out. */
  median: number | null;
  slowest: number | null;
}

/** Rounds durations to seconds in the first hour, then to minutes, and to hours after a day: few groups for many leads. */
const inClasses = (seconds: string) =>
  `case when ${seconds} < 3600 then floor(${seconds})
    when ${seconds} < 86400 then floor(${seconds} / 60) * 60 else floor(${seconds} / 3600) * 3600 end`;

/** The number of leads for each duration in seconds. */
class Durations {
  private readonly counts = new Map<number, number>();

  add(seconds: number, leads: number) {
    this.counts.set(seconds, leads + (this.counts.get(seconds) ?? 0));
  }

  get leads(): number {
    return [...this.counts.values()].reduce((sum, leads) => sum + leads, 0);
  }

  /** How many are below each step but not below the one before, and last the others. */
  bySteps(steps: readonly number[]): number[] {
    const sums = Array<number>(steps.length + 1).fill(0);
    for (const [seconds, leads] of this.counts) {
      const step = steps.filter((end) => end <= seconds).length;
      sums[step] = (sums[step] ?? 0) + leads;
    }
    return sums;
  }

  /** A quantile in seconds, interpolated between the two nearest. */
  quantile(share: number): number | null {
    const sorted = [...this.counts].sort(([a], [b]) => a - b);
    const position = share * (this.leads - 1);
    if (position < 0) return null;
    const at = (position: number) => {
      let passed = 0;
      return sorted.find(([, leads]) => {
        passed += leads;
        return passed > position;
      })?.[0];
    };
    const low = at(Math.floor(position)) ?? 0;
    const high = at(Math.ceil(position)) ?? low;
    return low + (high - low) * (position - Math.floor(position));
  }
}

export async function sumDelays(
  database: Database,
  { now, onProgress }: { now: Date; onProgress?: OnProgress | undefined },
): Promise<Delays> {
  const sent = new Durations();
  const days = readByDay<{ seconds: number; mails: number }>(
    database,
    { since: recentSince(now), until: now, onProgress },
    // Looks each mail up by index: a join might read all mails for every day.
    `with leads as materialized (
       select date_part('epoch', (
         select min(o.sent_at) from maloca.outbox o where o.lead_id = l.id and o.${TO_TEAM}
       ) - l.created_at) as delay
       from maloca.leads l
       where l.created_at >= $1::text::timestamptz and l.created_at < $2::text::timestamptz
     )
     select ${inClasses("delay")} as seconds, count(*)::int as mails
     from leads where delay is not null group by 1`,
  );
  for await (const rows of days) for (const { seconds, mails } of rows) sent.add(seconds, mails);
  const rest = await database.query<Pick<Delays, "waiting" | "dead">>(
    `select count(*) filter (where waits)::int as waiting, count(*) filter (where not waits)::int as dead
     from (select bool_or(dead_at is null) as waits from (${untold("lead_id, dead_at")}) o group by lead_id) each`,
  );
  return {
    sent: sent.bySteps(delaySteps),
    ...onlyRow(rest),
    median: sent.quantile(0.5),
    slowest: sent.quantile(0.9),
  };
}

/** How soon the team answered the leads of a kind or of a partner. */
export interface FirstAnswers {
  /** Null for the operator's own site. */
  key: string | null;
  leads: number;
  answered: number;
  /** Seconds within which half, and nine of ten, of the answered ones were answered. */
  median: number | null;
  slowest: number | null;
}

export type FirstAnswersBy = Record<"kind" | "partner", FirstAnswers[]>;

interface AnsweredRow {
  kind: LeadKindName;
  partner: string | null;
  /** Null if nobody has answered. */
  seconds: number | null;
  leads: number;
}

/** Sums recent leads of the kinds that are answered, without robots' leads and tests; most leads first. */
export async function sumFirstAnswers(
  database: Database,
  { now, onProgress }: { now: Date; onProgress?: OnProgress | undefined },
): Promise<FirstAnswersBy> {
  const kinds = new Sums();
  const partners = new Sums();
  const days = readByDay<AnsweredRow>(
    database,
    { since: recentSince(now), until: now, onProgress },
    `with leads as materialized (
       select l.kind, btrim(l.partner) as partner, date_part('epoch', (
         select a.answered_at from maloca.lead_answers a where a.lead_id = l.id
       ) - l.created_at) as seconds
       from maloca.leads l
       where l.created_at >= $1::text::timestamptz and l.created_at < $2::text::timestamptz
         and l.kind in (${ANSWERED_KINDS}) and l.quarantine is null and not l.test_mode
     )
     select kind, partner, ${inClasses("seconds")} as seconds, count(*)::int as leads
     from leads group by 1, 2, 3`,
  );
  for await (const rows of days) {
    for (const row of rows) {
      kinds.add(row.kind, row);
      partners.add(row.partner || null, row);
    }
  }
  return { kind: kinds.sorted(), partner: partners.sorted() };
}

/** Sums by name, ignoring case. The first spelling is kept. */
class Sums {
  private readonly sums = new Map<string, { key: string | null; leads: number; took: Durations }>();

  add(key: string | null, { seconds, leads }: AnsweredRow) {
    const id = key?.toLocaleLowerCase("es-CO") ?? "";
    const sum = this.sums.get(id) ?? { key, leads: 0, took: new Durations() };
    sum.leads += leads;
    if (seconds !== null) sum.took.add(seconds, leads);
    this.sums.set(id, sum);
  }

  sorted(): FirstAnswers[] {
    return [...this.sums.values()]
      .sort((a, b) => b.leads - a.leads || (a.key ?? "").localeCompare(b.key ?? "", "es"))
      .map(({ key, leads, took }) => ({
        ...{ key, leads, answered: took.leads },
        median: took.quantile(0.5),
        slowest: took.quantile(0.9),
      }));
  }
}
