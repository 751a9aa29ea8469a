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

/** Counts the last months from the leads that are kept. Tests and suspected robots do not count. */
export async function countMonths(database: Database, now: Date): Promise<MonthCount[]> {
  const [year = 0, month = 0] = sortableMoment(now).split("-").map(Number);
  // Colombia has no daylight saving.
  const begins = Array.from(
    { length: MONTHS },
    (_, index) => new Date(Date.UTC(year, month - MONTHS + index, 1, 5)),
  );
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
