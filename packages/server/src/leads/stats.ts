import { destinationOf } from "@maloca/catalog";
import { type Database, onlyRow, type Session } from "../storage/database";
import { readInParts } from "../storage/table-parts";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** What leads can be summed by. */
export const measures = ["partner", "kind", "destination", "week", "source"] as const;
export type Measure = (typeof measures)[number];

/** How many leads have one value, in all and by kind. `key` is null where a lead says nothing. */
export interface Sum {
  key: string | null;
  leads: number;
  kinds: Partial<Record<LeadKindName, number>>;
}

type Reader = Pick<Session, "query">;

const travelling = leadKindNames.filter((kind) => "destination" in leadKinds[kind].columns);

/** The campaign's own name; else the ad network of the click; else the referring page. */
const source = `coalesce(
  t.source ->> 'utm_source',
  case when t.source ? 'gclid' then 'Google Ads' when t.source ? 'fbclid' then 'Facebook'
       when t.source ? 'msclkid' then 'Microsoft Ads' end,
  substring(t.source ->> 'referrer' from '^[a-z]+://(?:www[.])?([^/]+)'))`;

/** Seconds of a week, and the first Monday in Colombian time, which has no daylight saving. */
const WEEK_S = 7 * 24 * 3600;
const FIRST_MONDAY_S = 5 * 3600 - 3 * 24 * 3600;

/** The Monday of a week that is counted from that one. */
const mondayOf = (week: string | number) =>
  new Date((Number(week) * WEEK_S - 3 * 24 * 3600) * 1000).toISOString().slice(0, 10);

const KEYS: Record<Exclude<Measure, "destination">, string> = {
  partner: "t.partner",
  kind: "t.kind",
  // A number, which is summed much faster than a date.
  week: `floor((date_part('epoch', t.created_at) - ${FIRST_MONDAY_S}) / ${WEEK_S})::int`,
  source,
};

const byDestination = (kind: LeadKindName) => (part: string) =>
  `select destination as key, '${kind}' as kind, count(*)::int as leads
   from maloca.${leadKinds[kind].table} t where ${part} group by 1`;

/** The few leads of them that no sum has, to be taken off. */
const withoutSum = (part: string) =>
  travelling
    .map(
      (kind) =>
        `select r.destination as key, '${kind}' as kind, -count(*)::int as leads
         from maloca.leads t join maloca.${leadKinds[kind].table} r on r.lead_id = t.id
         where ${part} and (t.quarantine is not null or t.test) group by 1`,
    )
    .join(" union all ");

/** Leads that look like a robot's, which no sum has. */
export async function countRobots(session: Reader): Promise<number> {
  const rows = await session.query<{ leads: number }>(
    "select count(*)::int as leads from maloca.leads where quarantine is not null and not test",
  );
  return onlyRow(rows).leads;
}

interface Counted {
  key: string | number | null;
  kind: LeadKindName;
  leads: number;
}

/** Most leads first; weeks in their order, without a gap up to the last. Robots' leads are left out. */
export async function sumLeads(database: Database, by: Measure): Promise<Sum[]> {
  if (by !== "destination") return (await sumTogether(database, [by]))[by];
  // Each lead's own table is counted alone.
  let rows = await readInParts<Counted>(database, "maloca.leads", withoutSum);
  for (const kind of travelling) {
    const { table } = leadKinds[kind];
    rows = rows.concat(
      await readInParts<Counted>(database, `maloca.${table}`, byDestination(kind)),
    );
  }
  return sumsOf(rows, by);
}

const together = measures.filter((by) => by !== "destination");
export type Together = (typeof together)[number];

/** The same by every measure that stands in the leads' own table, for which that is read once. */
export const sumByAll = (database: Database) => sumTogether(database, together);

async function sumTogether<By extends Together>(
  database: Database,
  measured: readonly By[],
): Promise<Record<By, Sum[]>> {
  const columns = measured.map((by) => `by_${by}`).join(", ");
  const rows = await readInParts<Counted & { by: By }>(
    database,
    "maloca.leads",
    (part) => `with seen as materialized (
       select ${measured.map((by) => `${KEYS[by]} as by_${by}`).join(", ")}, t.kind, count(*) as leads
       from maloca.leads t where ${part} and t.quarantine is null and not t.test
       group by ${columns}, t.kind
     ) ${measured
       .map(
         (by) =>
           `select '${by}' as by, by_${by}::text as key, kind, sum(leads)::int as leads from seen group by 2, 3`,
       )
       .join(" union all ")}`,
  );
  const of = (by: By) =>
    sumsOf(
      rows.filter((row) => row.by === by),
      by,
    );
  return Object.fromEntries(measured.map((by) => [by, of(by)])) as Record<By, Sum[]>;
}

/** The parts' counts of one value added up, most first. */
function addedUp(parts: readonly Counted[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const { key, kind, leads } of parts) {
    const id = JSON.stringify([key, kind]);
    counts.set(id, { key, kind, leads: leads + (counts.get(id)?.leads ?? 0) });
  }
  return [...counts.values()]
    .filter(({ leads }) => leads > 0)
    .sort((a, b) => b.leads - a.leads || String(a.key).localeCompare(String(b.key), "es"));
}

function sumsOf(parts: readonly Counted[], by: Measure): Sum[] {
  const sums = new Map<string, Sum>();
  for (const row of addedUp(parts)) {
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

const WEEK_MS = 7 * 24 * 60 * 60_000;

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

/** Upper ends of the classes in which waiting times are counted, in seconds. */
export const delaySteps = [60, 300, 900, 3600, 6 * 3600, 24 * 3600] as const;

/** How soon mails and answers went out is told of so many days: a year ago says nothing of today. */
export const RECENT_DAYS = 90;

/** From a stored lead to the team's mail, of the leads since a day. */
export interface Delays {
  /** Mails sent within each step, and last those that took longer. */
  sent: number[];
  /** Of all leads. */
  waiting: number;
  dead: number;
  /** Seconds within which half, and nine of ten, of the sent mails went out. */
  median: number | null;
  slowest: number | null;
}

/** Seconds exactly in the first hour, then minutes, and hours after a day: few numbers for many mails. */
const SECONDS = `case when d.delay < 3600 then floor(d.delay)
  when d.delay < 86400 then floor(d.delay / 60) * 60 else floor(d.delay / 3600) * 3600 end`;

export async function sumDelays(session: Reader, since: Date): Promise<Delays> {
  const delays = await session.query<{ seconds: number; mails: number }>(
    `select ${SECONDS} as seconds, count(*)::int as mails
     from maloca.outbox o join maloca.leads l on l.id = o.lead_id,
          lateral (select date_part('epoch', o.sent_at - l.created_at) as delay) d
     where l.created_at >= $1 and o.audience = 'team' and o.sent_at is not null
     group by 1 order by 1`,
    [since],
  );
  const rest = await session.query<Pick<Delays, "waiting" | "dead">>(
    `select (select count(*)::int from maloca.outbox
             where audience = 'team' and sent_at is null and dead_at is null) as waiting,
            (select count(*)::int from maloca.outbox
             where audience = 'team' and dead_at is not null) as dead`,
  );
  const sent = Array<number>(delaySteps.length + 1).fill(0);
  for (const { seconds, mails } of delays) {
    const step = delaySteps.filter((end) => end <= seconds).length;
    sent[step] = (sent[step] ?? 0) + mails;
  }
  return { sent, ...onlyRow(rest), median: within(delays, 0.5), slowest: within(delays, 0.9) };
}

/** Seconds within which a part of the mails went out, between the two that are nearest to it. */
function within(
  delays: readonly { seconds: number; mails: number }[],
  part: number,
): number | null {
  const mails = delays.reduce((sum, delay) => sum + delay.mails, 0);
  if (!mails) return null;
  const at = (place: number) => {
    let passed = 0;
    return delays.find((delay) => {
      passed += delay.mails;
      return passed > place;
    })?.seconds;
  };
  const place = part * (mails - 1);
  const low = at(Math.floor(place)) ?? 0;
  const high = at(Math.ceil(place)) ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
