import { HOUR_MS, MINUTE_MS } from "../durations";
import { StartError } from "../errors";
import type { Database, Session } from "./database";
import {
  forceIndexes,
  leadTables,
  type OtherTable,
  otherTables,
  restorePlanner,
} from "./lead-tables";

type Row = Record<string, unknown>;

/** Some leads with their rows of other tables: rows by table. Tables come after those that they refer to. */
export type TableRows = Record<string, Row[]>;

/**
 * {@link TableRows} as JSON, as the database writes it. It is not parsed if it is only passed on.
 */
export interface RowPage {
  json: string;
  counts: Counts;
  /** The cursor of the next page; null after the last. */
  next: string | null;
}

export type Counts = Record<string, number>;

/** The table whose rows are the leads. */
export const LEADS = "maloca.leads";

export const leadsIn = (counts: Counts) => counts[LEADS] ?? 0;

const LEADS_A_PAGE = 500;
const ROWS_A_PAGE = 2000;
/** A page of pictures has some 5 MB. */
const FILES_A_PAGE = 8;

/** The limit for a page. One takes milliseconds, but an upgrade must not fail because a busy machine reads one late. */
const PAGE_MS = MINUTE_MS;

/**
 * The limit for other work that no visitor waits for. Restoring a million leads takes eight minutes on a busy machine,
 * and must not fail near its end on a slow one.
 */
const PATIENCE_MS = 6 * HOUR_MS;

export const withLongTimeout = <Result>(
  database: Database,
  work: (session: Session) => Promise<Result>,
) => database.tx(work, PATIENCE_MS);

/** The same for work that only reads. */
export const readAtLength = <Result>(
  database: Database,
  work: (session: Session) => Promise<Result>,
) => database.read(work, PATIENCE_MS);

/** Where a page begins: after a row of a table; null is the table of leads. */
type Place = { table: string | null; after: unknown };

/** Reads one page in one transaction, so that each lead is complete. Visitors are served between pages. */
export function readPage(database: Database, from: string | null): Promise<RowPage> {
  return database.read(async (session) => {
    await session.exec("set transaction isolation level repeatable read");
    await forceIndexes(session);
    const others = await otherTables(session);
    // `null` is the position of the leads.
    const order = [
      ...others.filter(({ afterLeads }) => !afterLeads),
      null,
      ...others.filter(({ afterLeads }) => afterLeads),
    ];
    const start: Place = { table: order[0]?.name ?? null, after: null };
    const place: Place = from ? JSON.parse(from) : start;
    const index = order.findIndex((table) => (table?.name ?? null) === place.table);
    const table = order[index] ?? null;
    const { tables, last } = table
      ? await readOther(session, table, place.after)
      : await readLeads(session, place.after);
    const page = { json: jsonOf(tables), counts: countTables(tables) };
    if (last !== undefined) {
      return { ...page, next: JSON.stringify({ table: place.table, after: last }) };
    }
    const following = order[index + 1];
    if (following === undefined) return { ...page, next: null };
    return { ...page, next: JSON.stringify({ table: following?.name ?? null, after: null }) };
  }, PAGE_MS);
}

/** A part of a table with each row as JSON, and the last row's key if there may be more. */
interface Part {
  tables: Record<string, string[]>;
  last?: unknown;
}

const jsonOf = (tables: Part["tables"]) => {
  const members = Object.entries(tables).map(
    ([name, rows]) => `${JSON.stringify(name)}:[${rows.join(",")}]`,
  );
  return `{${members.join(",")}}`;
};

const rowsOf = async (session: Session, sql: string, parameters: unknown[]) =>
  (await session.query<{ row: string }>(sql, parameters)).map(({ row }) => row);

async function readLeads(session: Session, after: unknown): Promise<Part> {
  const [leads, ...rest] = await leadTables(session);
  const found = await session.query<{ id: string; row: string }>(
    `select id::text as id, to_jsonb(t)::text as row from ${leads.name} t
     where $1::text is null or id > $1::text::uuid order by t.id limit ${LEADS_A_PAGE}`,
    [after],
  );
  const ids = found.map(({ id }) => id);
  const tables: Part["tables"] = { [leads.name]: found.map(({ row }) => row) };
  for (const { name, key } of rest) {
    tables[name] = await rowsOf(
      session,
      `select to_jsonb(t)::text as row from ${name} t where ${key} = any ($1::uuid[])`,
      [ids],
    );
  }
  return { tables, last: ids.length < LEADS_A_PAGE ? undefined : ids.at(-1) };
}

async function readOther(session: Session, table: OtherTable, after: unknown): Promise<Part> {
  const { name, key, hasFiles } = table;
  const most = hasFiles ? FILES_A_PAGE : ROWS_A_PAGE;
  const keys = key.map((column) => `t."${column}"`).join(", ");
  const past = key.map((column) => `p."${column}"`).join(", ");
  const rows = await rowsOf(
    session,
    `select to_jsonb(t)::text as row from ${name} t
     where $1::text is null
        or (${keys}) > (select ${past} from jsonb_populate_record(null::${name}, $1::text::jsonb) p)
     order by ${keys} limit ${most}`,
    [after === null ? null : JSON.stringify(after)],
  );
  const tables = { [name]: rows };
  const [end] = rows.slice(-1);
  if (!end || rows.length < most) return { tables };
  const last: Row = JSON.parse(end);
  return { tables, last: Object.fromEntries(key.map((column) => [column, last[column]])) };
}

/** A mail that the target has sent stays sent; an unsent one gets the state of the copied row. */
const OUTBOX = "maloca.outbox";

/** Writes the missing rows. A page may be written twice. */
export async function writePage(session: Session, tables: TableRows): Promise<void> {
  // Deferred triggers find the copied mails and do not write them again: for each row that is written twice,
  // PostgreSQL uses 40 bytes until the transaction ends.
  await session.exec("set constraints all deferred");
  await forceIndexes(session);
  const tableNames = await allTables(session);
  for (const [name, rows] of Object.entries(tables)) {
    const [first] = rows;
    if (!first) continue;
    // Only known names are put into SQL: this one comes from a file.
    const table = tableNames.find((one) => one === name);
    if (!table) throw new StartError(`la copia tiene una tabla que aquí no hay: ${name}.`);
    // A column of a later migration gets its default; a column that it dropped is left out.
    const known = await columnsOf(session, table);
    const columns = known.filter(({ column }) => Object.hasOwn(first, column));
    const copied = columns.filter(({ numbered }) => !numbered).map(({ column }) => `"${column}"`);
    const list = copied.join(", ");
    const source = `select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) r`;
    const state = copied.map((column) => `${column} = excluded.${column}`).join(", ");
    const numbers = columns.filter(({ numbered }) => numbered).map(({ column }) => column);
    // Lets the audit log's index on `at` find the rows.
    const sameMoment = columns.some(({ column }) => column === "at") ? "t.at = r.at and" : "";
    const missing = numbers.length
      ? // The target numbers such rows itself, so they are compared without their numbers.
        `where not exists (
           select from ${table} t where ${sameMoment} to_jsonb(t) - $2::text[] = to_jsonb(r) - $2::text[])`
      : `on conflict ${table === OUTBOX ? `(lead_id, audience) do update set ${state} where t.sent_at is null` : "do nothing"}`;
    await session.query(`insert into ${table} as t (${list}) ${source} ${missing}`, [
      JSON.stringify(rows),
      ...(numbers.length ? [numbers] : []),
    ]);
  }
  await dropNewMails(session, tables);
  await restorePlanner(session);
}

/**
 * Deletes the mails that a trigger writes for copied leads, which would announce old leads; and mails to the team that are
 * addressed on the one side and not yet on the other, which would go out again.
 */
async function dropNewMails(session: Session, tables: TableRows): Promise<void> {
  await session.exec("set constraints all immediate");
  await session.query(
    `delete from ${OUTBOX} o where sent_at is null and lead_id = any ($1::uuid[])
       and (not exists (
         select from jsonb_to_recordset($2::text::jsonb) as m (lead_id uuid, audience text)
         where m.lead_id = o.lead_id and m.audience = o.audience)
         or o.audience = 'team' and exists (
           select from ${OUTBOX} m where m.lead_id = o.lead_id and m.audience like 'team:%'))`,
    [(tables[LEADS] ?? []).map(({ id }) => id), JSON.stringify(tables[OUTBOX] ?? [])],
  );
}

/** Every table that is copied: those of the leads first. */
async function allTables(session: Session): Promise<string[]> {
  const tables = [...(await leadTables(session)), ...(await otherTables(session))];
  return tables.map(({ name }) => name);
}

interface TableColumn {
  column: string;
  /** Whether it is an identity column, which the database fills in. */
  numbered: boolean;
}

const columnsOf = (session: Session, table: string): Promise<TableColumn[]> =>
  session.query<TableColumn>(
    `select attname::text as column, attidentity <> '' as numbered from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
    [table],
  );

/** The number of rows of each table that is copied. */
export async function countRows(session: Session): Promise<Counts> {
  const counts: Counts = {};
  for (const name of await allTables(session)) {
    const [row] = await session.query<{ rows: number }>(
      `select count(*)::int as rows from ${name}`,
    );
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

export const countTables = (tables: Record<string, readonly unknown[]>): Counts =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));

export function addCounts(all: Counts, more: Counts): Counts {
  const sum = { ...all };
  for (const [name, rows] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + rows;
  return sum;
}

/** Names of the applied migrations. */
export async function readSchema(session: Session): Promise<string[]> {
  const rows = await session.query<{ name: string }>(
    "select name from maloca.migrations order by name",
  );
  return rows.map(({ name }) => name);
}
