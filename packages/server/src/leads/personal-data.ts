import * as z from "zod";
import { ask, type Put, type Session } from "../storage/database";
import { forceIndexes, leadTables } from "../storage/lead-tables";
import { type ConsentTexts, readConsentTexts } from "./consents";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** Everything stored about one address, or with some leads: the rows of each table as they are in the database. */
export interface PersonalData {
  email: string | undefined;
  tables: Record<string, Record<string, unknown>[]>;
  /** The consent texts of each version that the person agreed to, by language. */
  consents: ConsentTexts;
}

export interface Erased {
  leads: { kind: LeadKindName; reference: string }[];
  /** Erased rows of other tables, by table. */
  rows: Record<string, number>;
}

/** Selects leads: those that meet all given conditions. */
const selection = z.object({
  email: z.string().optional(),
  references: z.array(z.string()).readonly().optional(),
  /** Only suspected robots'. */
  quarantine: z.boolean().optional(),
  /** ISO 8601: only older ones. */
  before: z.string().optional(),
  kind: z.enum(leadKindNames).optional(),
});
export type Selection = z.infer<typeof selection>;

/** A selection as it came over the socket. */
export const selectionOf = (value: unknown): Selection => selection.parse(value);

/** Erased in one transaction at most: visitors may wait for it on the only connection. */
const ERASED_AT_ONCE = 500;

/**
 * An e-mail field may contain a name, two addresses or a remark: the address matches as a whole word, ignoring
 * case (docs/decisions.md, "A lead is never refused for its e-mail"). The first comparison is cheap, and leaves
 * few rows for the second.
 */
const withAddress = (email: string) =>
  leadKindNames
    .map(
      (kind) =>
        `select lead_id from maloca.${leadKinds[kind].table} where strpos(lower(email), lower(${email})) > 0
         and lower(${email}) = any (regexp_split_to_array(lower(email), '[[:space:],;:<>()"]+'))`,
    )
    .join(" union all ");

function conditionsOf(selection: Selection, put: Put): string {
  const { email, references, quarantine, before, kind } = selection;
  const conditions: string[] = [];
  if (email !== undefined)
    conditions.push(`l.id in (${withAddress(`${put(email.trim())}::text`)})`);
  if (references) conditions.push(`l.reference = any (${put(references)}::text[])`);
  if (quarantine) conditions.push("l.quarantine is not null");
  // As a subquery it is evaluated once, and not for every lead.
  if (before) conditions.push(`l.created_at < (select ${put(before)}::text::timestamptz)`);
  // Refused: a kind alone would select every lead of it.
  if (!conditions.length) throw new Error("nothing is selected");
  if (kind) conditions.push(`l.kind = ${put(kind)}`);
  return conditions.join(" and ");
}

export interface SelectedCount {
  kind: LeadKindName;
  leads: number;
}

/** Counts what {@link eraseLeads} would erase. `references`: of the oldest, or all if the selection names references. */
export async function countSelected(
  session: Session,
  selection: Selection,
): Promise<{ counts: SelectedCount[]; references: string[] }> {
  const most = Math.max(ERASED_AT_ONCE, (selection.references?.length ?? 0) + 1);
  const oldest = await ask<{ kind: LeadKindName; reference: string }>(
    session,
    (put) => `select l.kind, l.reference from maloca.leads l
      where ${conditionsOf(selection, put)} order by l.created_at, l.id limit ${most}`,
  );
  const counts =
    oldest.length < most
      ? leadKindNames.map((kind) => ({
          kind,
          leads: oldest.filter((lead) => lead.kind === kind).length,
        }))
      : await ask<SelectedCount>(
          session,
          (put) => `select l.kind, count(*)::int as leads from maloca.leads l
            where ${conditionsOf(selection, put)} group by 1`,
        );
  return {
    counts: counts.filter(({ leads }) => leads).sort((a, b) => b.leads - a.leads),
    references: oldest.map(({ reference }) => reference),
  };
}

/** The leads of a selection, the oldest first. */
async function idsOf(session: Session, selection: Selection, limit = "all"): Promise<string[]> {
  const rows = await ask<{ id: string }>(
    session,
    (put) => `select l.id from maloca.leads l
      where ${conditionsOf(selection, put)} order by l.created_at, l.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Run it in a transaction, because a lead's rows are in several tables. Mails to single members of the team are
 * not the visitor's data.
 */
export async function readPersonalData(
  session: Session,
  selection: Selection,
): Promise<PersonalData> {
  const ids = await idsOf(session, selection);
  const tables: PersonalData["tables"] = {};
  for (const { name, key } of await leadTables(session)) {
    const rows = await session.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - 'link_key' as row from ${name} t where ${key} = any ($1::uuid[])
         ${name === "maloca.outbox" ? "and audience not like 'team:%'" : ""} order by ${key}`,
      [ids],
    );
    if (rows.length) tables[name] = rows.map(({ row }) => row);
  }
  const versions = tables["maloca.leads"]?.map((lead) => lead.consent_version) ?? [];
  const texts = await readConsentTexts(session);
  const consents = Object.entries(texts).filter(([version]) => versions.includes(version));
  return { email: selection.email?.trim(), tables, consents: Object.fromEntries(consents) };
}

/** Erases the selected leads. Run it in a transaction, so that all or nothing is erased. */
export async function eraseLeads(session: Session, selection: Selection): Promise<Erased> {
  return erase(session, await idsOf(session, selection));
}

/** The same for a batch of the oldest. `more`: there may be others. */
export async function eraseOldest(
  session: Session,
  selection: Selection,
): Promise<Erased & { more: boolean }> {
  const ids = await idsOf(session, selection, String(ERASED_AT_ONCE));
  return { ...(await erase(session, ids)), more: ids.length === ERASED_AT_ONCE };
}

async function erase(session: Session, ids: readonly string[]): Promise<Erased> {
  await forceIndexes(session);
  const [leads, ...rest] = await leadTables(session);
  const rows: Erased["rows"] = {};
  for (const { name, key } of rest) {
    const erased = await session.query(
      `delete from ${name} where ${key} = any ($1::uuid[]) returning 1 as one`,
      [ids],
    );
    if (erased.length) rows[name] = erased.length;
  }
  return {
    leads: await session.query(
      `delete from ${leads.name} where ${leads.key} = any ($1::uuid[]) returning kind, reference`,
      [ids],
    ),
    rows,
  };
}
