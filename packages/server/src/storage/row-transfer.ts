import type { Database, Session } from "./database";
import { leadTables } from "./lead-tables";

type Row = Record<string, unknown>;

/** Some leads with everything that belongs to them, as JSON, which is the same on every database. */
export interface RowPage {
  /** Rows by table; the leads first. */
  tables: Record<string, Row[]>;
  /** Where the next page begins; null after the last. */
  next: string | null;
}

export type Counts = Record<string, number>;

const LEADS_A_PAGE = 500;

/** Work that no visitor waits for: a page is milliseconds, a restore may be minutes. */
const PATIENCE_MS = 30 * 60_000;

export const withLongTimeout = <Result>(
  database: Database,
  work: (session: Session) => Promise<Result>,
) => database.tx(work, PATIENCE_MS);

/** Each lead is whole, as it was at one moment; visitors are served between the pages. */
export function readPage(database: Database, after: string | null): Promise<RowPage> {
  return database.tx(async (session) => {
    await session.exec("set transaction isolation level repeatable read");
    const [leads, ...rest] = await leadTables(session);
    const read = async (sql: string, parameters: unknown[]) =>
      (await session.query<{ row: Row }>(sql, parameters)).map(({ row }) => row);
    const rows = await read(
      `select to_jsonb(t) as row from ${leads.name} t
       where $1::text is null or id > $1::text::uuid order by id limit ${LEADS_A_PAGE}`,
      [after],
    );
    const ids = rows.map((row) => row.id);
    const tables: RowPage["tables"] = { [leads.name]: rows };
    for (const { name, key } of rest) {
      tables[name] = await read(
        `select to_jsonb(t) as row from ${name} t where ${key} = any ($1::uuid[])`,
        [ids],
      );
    }
    return { tables, next: ids.length < LEADS_A_PAGE ? null : String(ids.at(-1)) };
  });
}

/** A mail that the target has sent stays sent; an unsent one takes the state of the copied row. */
const OUTBOX = "maloca.outbox";

/** Writes the missing rows, so that a page may be written twice. */
export async function writePage(session: Session, { tables }: RowPage): Promise<void> {
  for (const [name, rows] of Object.entries(tables)) {
    const [first] = rows;
    if (!first) continue;
    const table = await knownTable(session, name);
    // A column of a later migration keeps its default; one that it dropped is dropped here too.
    const known = await columnsOf(session, table);
    const columns = Object.keys(first).filter((column) => known.includes(column));
    const list = columns.map((column) => `"${column}"`).join(", ");
    const state = columns.map((column) => `"${column}" = excluded."${column}"`).join(", ");
    await session.query(
      `insert into ${table} as t (${list})
       select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
       on conflict ${table === OUTBOX ? `(lead_id, audience) do update set ${state} where t.sent_at is null` : "do nothing"}`,
      [JSON.stringify(rows)],
    );
  }
  await dropNewMails(session, tables);
}

/** Deletes the mails that a trigger writes for copied leads: they would announce something old. */
async function dropNewMails(session: Session, tables: RowPage["tables"]): Promise<void> {
  await session.exec("set constraints all immediate");
  await session.query(
    `delete from ${OUTBOX} o where sent_at is null and lead_id = any ($1::uuid[])
       and not exists (
         select from jsonb_to_recordset($2::text::jsonb) as m (lead_id uuid, audience text)
         where m.lead_id = o.lead_id and m.audience = o.audience)`,
    [(tables["maloca.leads"] ?? []).map(({ id }) => id), JSON.stringify(tables[OUTBOX] ?? [])],
  );
}

/** The name comes from a file, so it is checked against the database's tables. */
async function knownTable(session: Session, name: string): Promise<string> {
  const known = (await leadTables(session)).find((table) => table.name === name);
  if (!known) throw new Error(`unknown table ${name}`);
  return known.name;
}

async function columnsOf(session: Session, table: string): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Rows of each table that belongs to the leads. */
export async function countRows(session: Session): Promise<Counts> {
  const counts: Counts = {};
  for (const { name } of await leadTables(session)) {
    const [row] = await session.query<{ rows: number }>(
      `select count(*)::int as rows from ${name}`,
    );
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

export const countPage = ({ tables }: RowPage): Counts =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));

export function addCounts(all: Counts, more: Counts): Counts {
  const sum = { ...all };
  for (const [name, rows] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + rows;
  return sum;
}

/** Names of the migrations that made the tables. */
export async function readSchema(session: Session): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    "select name from maloca.migrations order by name",
  );
  return rows.map(({ name }) => name);
}
