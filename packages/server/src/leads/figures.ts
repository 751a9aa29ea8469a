import { sortableMoment } from "../moments";
import type { Database } from "../storage/database";
import { readInParts } from "../storage/table-parts";
import type { LeadState } from "./lead-filter";
import type { LeadKindName } from "./lead-kinds";

/** How many leads of a kind came in a month and have a state. */
export interface MonthCount {
  /** In Colombia, such as `2026-11`. */
  month: string;
  kind: LeadKindName;
  state: LeadState;
  leads: number;
}

/** Months that are counted, the current one included. */
const MONTHS = 12;

/** How many leads came from a partner's page. */
export interface PartnerCount {
  /** As its newest lead spells it. */
  partner: string;
  /** In this month, and in the last twelve. */
  month: number;
  year: number;
}

/** The first moments of the last months in Colombia, which has no daylight saving. */
function lastMonths(now: Date): Date[] {
  const [year = 0, month = 0] = sortableMoment(now).split("-").map(Number);
  return Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(year, month - MONTHS + index, 1, 5)),
  );
}

/** The partners of the last twelve months, most first. Tests and suspected robots do not count. */
export async function countPartners(database: Database, now: Date): Promise<PartnerCount[]> {
  const begins = lastMonths(now);
  const parts = readInParts<PartnerCount & { name: string; at: Date }>(database, [
    {
      table: "maloca.leads",
      statement: (part, put) => `select lower(btrim(t.partner)) as name,
          (array_agg(btrim(t.partner) order by t.created_at desc))[1] as partner,
          max(t.created_at) as at, count(*)::int as year,
          count(*) filter (where t.created_at >= ${put(begins.at(-1)?.toISOString())}::text::timestamptz)::int as month
        from maloca.leads t
        where ${part} and t.partner is not null and t.created_at >= ${put(begins[0]?.toISOString())}::text::timestamptz
          and t.quarantine is null and not t.test_mode
        group by 1`,
    },
  ]);
  const sums = new Map<string, PartnerCount & { at: Date }>();
  for await (const rows of parts)
    for (const { name, ...row } of rows) {
      const known = sums.get(name);
      const { partner, at } = known && known.at > row.at ? known : row;
      const month = row.month + (known?.month ?? 0);
      sums.set(name, { partner, at, month, year: row.year + (known?.year ?? 0) });
    }
  return [...sums.values()]
    .sort((a, b) => b.year - a.year || a.partner.localeCompare(b.partner, "es"))
    .map(({ at, ...count }) => count);
}

/** Counts the last months from the leads that are kept. Tests and suspected robots do not count. */
export async function countMonths(database: Database, now: Date): Promise<MonthCount[]> {
  const begins = lastMonths(now);
  const seconds = begins.map((begin) => begin.getTime() / 1000);
  // By a number: grouping by a date is much slower.
  const parts = readInParts<Omit<MonthCount, "month"> & { nth: number }>(database, [
    {
      table: "maloca.leads",
      statement: (part, put) => `select t.kind, t.state, count(*)::int as leads,
          width_bucket(date_part('epoch', t.created_at), ${put(seconds)}::float8[]) as nth
        from maloca.leads t
        where ${part} and t.created_at >= ${put(begins[0]?.toISOString())}::text::timestamptz
          and t.quarantine is null and not t.test_mode
        group by 1, 2, 4`,
    },
  ]);
  const counts: MonthCount[] = [];
  for await (const rows of parts)
    for (const { nth, ...count } of rows)
      counts.push({ ...count, month: begins[nth - 1]?.toISOString().slice(0, 7) ?? "" });
  return counts;
}
