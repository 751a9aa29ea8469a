import type { Database } from "../storage/database";
import { type OnProgress, readByDay } from "../storage/table-parts";
import { Durations, inClasses, recentSince } from "./delays";
import { ANSWERED_KINDS, type LeadKindName } from "./lead-kinds";

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

interface Row {
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
  const days = readByDay<Row>(
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

  add(key: string | null, { seconds, leads }: Row) {
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
