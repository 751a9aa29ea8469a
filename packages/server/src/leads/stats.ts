import { destinationOf } from "@maloca/catalog";
import { DAY_MS } from "../durations";
import { type Database, onlyRow, type Session } from "../storage/database";
import { readAtLength } from "../storage/row-transfer";
import { type OnProgress, readInParts } from "../storage/table-parts";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** What leads can be summed by. */
export const measures = ["partner", "kind", "destination", "week", "source"] as const;
export type Measure = (typeof measures)[number];

/** How many leads have one value, in all and by kind. `key` is null for leads without a value. */
export interface Sum {
  key: string | null;
  leads: number;
  kinds: Partial<Record<LeadKindName, number>>;
}

const travelling = leadKindNames.filter((kind) => "destination" in leadKinds[kind].columns);

/** The campaign's source; else the ad network of the click; else the referring site. */
const source = `coalesce(
  t.source ->> 'utm_source',
  case when t.source ? 'gclid' then 'Google Ads' when t.source ? 'fbclid' then 'Facebook'
       when t.source ? 'msclkid' then 'Microsoft Ads' end,
  substring(t.source ->> 'referrer' from '^[a-z]+://(?:www[.])?([^/]+)'))`;

/** Seconds of a week, and the first Monday in Colombian time, which has no daylight saving. */
const WEEK_S = 7 * 24 * 3600;
const FIRST_MONDAY_S = 5 * 3600 - 3 * 24 * 3600;

/** The Monday of the nth week after the first. */
const mondayOf = (week: string | number) =>
  new Date((Number(week) * WEEK_S - 3 * 24 * 3600) * 1000).toISOString().slice(0, 10);

const KEYS: Record<Exclude<Measure, "destination">, string> = {
  partner: "t.partner",
  kind: "t.kind",
  // A number: grouping by a date is much slower.
  week: `floor((date_part('epoch', t.created_at) - ${FIRST_MONDAY_S}) / ${WEEK_S})::int`,
  source,
};

const byDestination = (kind: LeadKindName) => ({
  table: `maloca.${leadKinds[kind].table}`,
  statement: (part: string) =>
    `select destination as key, '${kind}' as kind, count(*)::int as leads
     from maloca.${leadKinds[kind].table} t where ${part} group by 1`,
});

/** Suspected robots' leads, which the statistics leave out. */
export async function countRobots(session: Session): Promise<number> {
  const rows = await session.query<{ leads: number }>(
    "select count(*)::int as leads from maloca.leads where quarantine is not null and not test_mode",
  );
  return onlyRow(rows).leads;
}

interface Counted {
  key: string | number | null;
  kind: LeadKindName;
  leads: number;
}

/** Most leads first; weeks in their order, without a gap up to the last. Robots' leads are left out. */
export const sumLeads = async (
  database: Database,
  by: Measure,
  onProgress?: OnProgress,
): Promise<Sum[]> =>
  by === "destination"
    ? sumDestinations(database, onProgress)
    : (await sumTogether(database, [by], onProgress))[by];

/** Measures in the table of leads: all but the destination, which only some kinds have. */
export const leadMeasures = measures.filter((by) => by !== "destination");
export type LeadMeasure = (typeof leadMeasures)[number];

/** The same by several measures, in one pass over the table of leads. */
export async function sumTogether(
  database: Database,
  measured: readonly LeadMeasure[],
  onProgress?: OnProgress,
): Promise<Record<LeadMeasure, Sum[]>> {
  const columns = measured.map((by) => `by_${by}`).join(", ");
  const parts = readInParts<Counted & { by: LeadMeasure }>(
    database,
    [
      {
        table: "maloca.leads",
        statement: (part) => `with seen as materialized (
           select ${measured.map((by) => `${KEYS[by]} as by_${by}`).join(", ")}, t.kind, count(*) as leads
           from maloca.leads t where ${part} and t.quarantine is null and not t.test_mode
           group by ${columns}, t.kind
         ) ${measured
           .map(
             (by) =>
               `select '${by}' as by, by_${by}::text as key, kind, sum(leads)::int as leads from seen group by 2, 3`,
           )
           .join(" union all ")}`,
      },
    ],
    { onProgress },
  );
  const counts = measured.map((by) => ({ by, counted: new Counts() }));
  for await (const rows of parts)
    for (const row of rows) counts.find(({ by }) => by === row.by)?.counted.add(row);
  return Object.fromEntries(counts.map(({ by, counted }) => [by, sumsOf(counted, by)])) as Record<
    LeadMeasure,
    Sum[]
  >;
}

/** Each kind's table is counted alone, and then the few excluded leads are subtracted. */
async function sumDestinations(database: Database, onProgress?: OnProgress): Promise<Sum[]> {
  const counts = new Counts();
  for await (const ids of leftOut(database)) {
    for (const kind of travelling) {
      const rows = await database.query<Counted>(
        `select destination as key, '${kind}' as kind, -count(*)::int as leads
         from maloca.${leadKinds[kind].table} where lead_id = any ($1::uuid[]) group by 1`,
        [ids],
      );
      for (const row of rows) counts.add(row);
    }
  }
  const parts = readInParts<Counted>(database, travelling.map(byDestination), { onProgress });
  for await (const rows of parts) for (const row of rows) counts.add(row);
  return sumsOf(counts, "destination");
}

/** Each condition has an index, without ordinary leads. */
const LEFT_OUT = ["quarantine is not null", "test_mode and quarantine is null"];

/** How many are read at once. */
const LEFT_OUT_AT_ONCE = 5000;

/** The ids of suspected robots' leads and of tests: excluded from statistics. */
async function* leftOut(database: Database): AsyncGenerator<string[], void, void> {
  for (const which of LEFT_OUT) {
    let last: { id: string; at: string } | undefined;
    do {
      const rows: { id: string; at: string }[] = await readAtLength(database, (session) =>
        session.query(
          `select id, created_at::text as at from maloca.leads
           where ${which} and (created_at, id) > ($1::text::timestamptz, $2::text::uuid)
           order by created_at, id limit ${LEFT_OUT_AT_ONCE}`,
          [last?.at ?? "-infinity", last?.id ?? "00000000-0000-0000-0000-000000000000"],
        ),
      );
      if (rows.length) yield rows.map(({ id }) => id);
      last = rows.length < LEFT_OUT_AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }
}

/** Numbers of leads by value and kind, added up from parts. */
class Counts {
  private readonly counts = new Map<string, Counted>();

  add({ key, kind, leads }: Counted) {
    const id = JSON.stringify([key, kind]);
    this.counts.set(id, { key, kind, leads: leads + (this.counts.get(id)?.leads ?? 0) });
  }

  /** Most first. */
  sorted(): Counted[] {
    return [...this.counts.values()]
      .filter(({ leads }) => leads > 0)
      .sort((a, b) => b.leads - a.leads || String(a.key).localeCompare(String(b.key), "es"));
  }
}

function sumsOf(counts: Counts, by: Measure): Sum[] {
  const sums = new Map<string, Sum>();
  for (const row of counts.sorted()) {
    const name = nameOf(row.key, by);
    // Two spellings of one name are one row, under the spelling that most leads have.
    const id = name?.toLocaleLowerCase("es-CO") ?? "";
    const sum = sums.get(id) ?? { key: name || null, leads: 0, kinds: {} };
    sum.leads += row.leads;
    sum.kinds[row.kind] = (sum.kinds[row.kind] ?? 0) + row.leads;
    sums.set(id, sum);
  }
  const found = [...sums.values()];
  if (by === "week") return everyWeek(found);
  return found.sort((a, b) => b.leads - a.leads || compareNames(a.key, b.key));
}

function nameOf(key: string | number | null, by: Measure): string | null | undefined {
  if (key === null) return by === "destination" ? destinationOf("") : undefined;
  if (by === "week") return mondayOf(key);
  return by === "destination" ? destinationOf(String(key)) : String(key).trim();
}

/** Sums without a name come last. */
const compareNames = (a: string | null, b: string | null) =>
  Number(a === null) - Number(b === null) || (a ?? "").localeCompare(b ?? "", "es");

const WEEK_MS = 7 * DAY_MS;

function everyWeek(found: Sum[]): Sum[] {
  const known = new Map(found.map((sum) => [sum.key, sum]));
  const starts = found.map(({ key }) => Date.parse(`${key}T00:00:00Z`));
  const weeks: Sum[] = [];
  for (let week = Math.min(...starts); week <= Math.max(...starts); week += WEEK_MS) {
    const key = new Date(week).toISOString().slice(0, 10);
    weeks.push(known.get(key) ?? { key, leads: 0, kinds: {} });
  }
  return weeks;
}
