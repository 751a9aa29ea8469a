import { sortableMoment } from "../moments";
import { ask, type Database } from "../storage/database";
import { forceIndexes } from "../storage/lead-tables";
import { readAtLength } from "../storage/row-transfer";
import { type LeadState, leadStates } from "./lead-filter";
import { type LeadKindName, leadKindNames } from "./lead-kinds";

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

/**
 * Asks for the leads of each month, the oldest first. Visitors are served in between: the embedded database blocks the
 * process while it counts. Tests and suspected robots do not count.
 * @param groups the columns by which they are grouped, none of which is null.
 */
async function* inMonths<Row>(
  database: Database,
  now: Date,
  { columns, groups }: { columns: string; groups: string },
) {
  const begins = lastMonths(now);
  for (const [at, begin] of begins.entries()) {
    const rows = await readAtLength(database, async (session) => {
      await forceIndexes(session);
      // Kinds and states are named so that the month is a part of the index of the figures.
      return ask<Row>(session, (put) => {
        const until = begins[at + 1];
        const moment = (date: Date) => `${put(date.toISOString())}::text::timestamptz`;
        return `select ${columns} from maloca.leads
          where kind = any (${put(leadKindNames)}::text[]) and state = any (${put(leadStates)}::text[])
            and created_at >= ${moment(begin)} ${until ? `and created_at < ${moment(until)}` : ""}
            and quarantine is null and not test_mode and (${groups}) is not null
          group by ${groups}`;
      });
    });
    yield { month: begin.toISOString().slice(0, 7), isCurrent: at === MONTHS - 1, rows };
  }
}

interface PartnerRow {
  partner: string;
  name: string;
  newest: Date;
  leads: number;
}

/** The partners of the last twelve months, most first. */
export async function countPartners(database: Database, now: Date): Promise<PartnerCount[]> {
  const asked = {
    columns: `btrim(partner) as partner, lower(btrim(partner)) as name, max(created_at) as newest,
      count(*)::int as leads`,
    groups: "partner",
  };
  const sums = new Map<string, PartnerCount & { newest: Date }>();
  for await (const { rows, isCurrent } of inMonths<PartnerRow>(database, now, asked))
    for (const { name, leads, ...row } of rows) {
      const known = sums.get(name);
      const { partner, newest } = known && known.newest > row.newest ? known : row;
      const month = (known?.month ?? 0) + (isCurrent ? leads : 0);
      sums.set(name, { partner, newest, month, year: (known?.year ?? 0) + leads });
    }
  return [...sums.values()]
    .sort((a, b) => b.year - a.year || a.partner.localeCompare(b.partner, "es"))
    .map(({ newest, ...count }) => count);
}

/** Counts the last months from the leads that are kept. */
export async function countMonths(database: Database, now: Date): Promise<MonthCount[]> {
  const asked = { columns: "kind, state, count(*)::int as leads", groups: "kind, state" };
  const counts: MonthCount[] = [];
  for await (const { month, rows } of inMonths<Omit<MonthCount, "month">>(database, now, asked))
    counts.push(...rows.map((row) => ({ ...row, month })));
  return counts;
}
