import { destinationOf } from "@maloca/catalog";
import { onlyRow, type Session } from "../storage/database";
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

const travelling = leadKindNames.filter((kind) => "destination" in leadKinds[kind].columns);

/** The destination of a lead's own table. */
const destination = `case l.kind ${travelling
  .map(
    (kind) =>
      `when '${kind}' then (select destination from maloca.${leadKinds[kind].table} r where r.lead_id = l.id)`,
  )
  .join(" ")} end`;

/** The campaign's own name; else the ad network of the click; else the referring page. */
const source = `coalesce(
  l.source ->> 'utm_source',
  case when l.source ? 'gclid' then 'Google Ads' when l.source ? 'fbclid' then 'Facebook'
       when l.source ? 'msclkid' then 'Microsoft Ads' end,
  substring(l.source ->> 'referrer' from '^[a-z]+://(?:www[.])?([^/]+)'))`;

const KEYS: Record<Measure, string> = {
  partner: "l.partner",
  kind: "l.kind",
  destination,
  week: "to_char(date_trunc('week', l.created_at at time zone 'America/Bogota'), 'YYYY-MM-DD')",
  source,
};

/** Most leads first; weeks in their order, without a gap up to the last. */
export async function sumLeads(session: Session, by: Measure): Promise<Sum[]> {
  const rows = await session.query<{ key: string | null; kind: LeadKindName; leads: number }>(
    `select ${KEYS[by]} as key, l.kind, count(*)::int as leads
     from maloca.leads l where l.kind = any ($1::text[]) group by 1, 2 order by 3 desc, 1`,
    // A contact message has no destination to be missing.
    [by === "destination" ? travelling : leadKindNames],
  );
  const sums = new Map<string, Sum>();
  for (const row of rows) {
    const name = by === "destination" ? destinationOf(row.key ?? "") : row.key?.trim();
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

/** From a stored lead to the team's mail. */
export interface Delays {
  /** Mails sent within each step, and last those that took longer. */
  sent: number[];
  waiting: number;
  dead: number;
  /** Seconds within which half, and nine of ten, of the sent mails went out. */
  median: number | null;
  slowest: number | null;
}

export async function sumDelays(session: Session): Promise<Delays> {
  const rows = await session.query<{ step: number; mails: number }>(
    `select width_bucket(extract(epoch from o.sent_at - l.created_at)::float8,
                         '{${delaySteps.join(",")}}'::float8[]) as step, count(*)::int as mails
     from maloca.outbox o join maloca.leads l on l.id = o.lead_id
     where o.audience = 'team' and o.sent_at is not null group by 1`,
  );
  const rest = await session.query<Omit<Delays, "sent">>(
    `select (count(*) filter (where o.sent_at is null and o.dead_at is null))::int as waiting,
            (count(*) filter (where o.dead_at is not null))::int as dead,
            percentile_cont(0.5) within group (order by extract(epoch from o.sent_at - l.created_at)::float8) as median,
            percentile_cont(0.9) within group (order by extract(epoch from o.sent_at - l.created_at)::float8) as slowest
     from maloca.outbox o join maloca.leads l on l.id = o.lead_id where o.audience = 'team'`,
  );
  const sent = Array<number>(delaySteps.length + 1).fill(0);
  for (const { step, mails } of rows) sent[step] = mails;
  return { sent, ...onlyRow(rest) };
}
