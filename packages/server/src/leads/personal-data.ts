import type { Session } from "../storage/database";
import { leadTables } from "../storage/lead-tables";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** Everything held about one address: each table's rows as they stand in the database. */
export interface PersonalData {
  email: string;
  tables: Record<string, Record<string, unknown>[]>;
}

/** What was erased with an address. */
export interface Erased {
  leads: { kind: LeadKindName; reference: string }[];
  /** Rows that went with them, by table. */
  rows: Record<string, number>;
}

/**
 * An e-mail field may hold a name, two addresses or a remark: the address matches as a whole word, in
 * capitals or small letters (docs/decisions/a-lead-is-never-refused.md).
 */
const FIND = leadKindNames
  .map(
    (kind) =>
      `select lead_id from maloca.${leadKinds[kind].table}
       where lower($1) = any (regexp_split_to_array(lower(email), '[[:space:],;:<>()"]+'))`,
  )
  .join(" union all ");

async function leadsOf(session: Session, email: string): Promise<string[]> {
  const rows = await session.query<{ lead_id: string }>(FIND, [email.trim()]);
  return rows.map((row) => row.lead_id);
}

/** Run it in a transaction: the rows of one lead stand in several tables. */
export async function readPersonalData(session: Session, email: string): Promise<PersonalData> {
  const ids = await leadsOf(session, email);
  const tables: PersonalData["tables"] = {};
  for (const { name, key } of await leadTables(session)) {
    const rows = await session.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where ${key} = any ($1::uuid[]) order by ${key}`,
      [ids],
    );
    if (rows.length) tables[name] = rows.map(({ row }) => row);
  }
  return { email: email.trim(), tables };
}

/** Run it in a transaction: everything is erased or nothing. */
export async function erasePersonalData(session: Session, email: string): Promise<Erased> {
  const ids = await leadsOf(session, email);
  const [leads, ...rest] = await leadTables(session);
  const rows: Erased["rows"] = {};
  for (const { name, key } of rest) {
    const gone = await session.query(
      `delete from ${name} where ${key} = any ($1::uuid[]) returning 1 as one`,
      [ids],
    );
    if (gone.length) rows[name] = gone.length;
  }
  return {
    leads: await session.query(
      `delete from ${leads.name} where ${leads.key} = any ($1::uuid[]) returning kind, reference`,
      [ids],
    ),
    rows,
  };
}
