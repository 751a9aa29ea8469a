import { MINUTE_MS } from "../durations";
import { StartError } from "../errors";
import type { Database, Session } from "./database";
import { digest } from "./digest";
import { readSchema } from "./row-transfer";

/** One file of `supabase/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

export class MigrationError extends StartError {
  constructor(migration: string) {
    super(
      `migration ${migration} was changed after it was applied; restore the file and write a new one.`,
      `la migración ${migration} cambió después de aplicarse: recupera el archivo y escribe otra nueva.`,
    );
  }
}

/** The limit for a migration, including the wait for another server's. */
const PATIENCE_MS = 10 * MINUTE_MS;

// With this lock two servers that start together migrate in turn. The number is arbitrary.
const LOCK = "select pg_advisory_xact_lock(747562020)";

/** Takes the lock, and creates the record of the migrations. */
async function prepare(session: Session): Promise<void> {
  await session.exec(LOCK);
  await session.exec(`
    create schema if not exists maloca;
    create table if not exists maloca.migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    revoke all on schema maloca from public;
    revoke all on maloca.migrations from public;
  `);
}

/**
 * Applies the missing migrations in order of name and records them, all in one transaction. Returns the names of
 * those that it applied.
 */
export const migrate = (database: Database, migrations: readonly Migration[]): Promise<string[]> =>
  database.tx((session) => migrateIn(session, migrations), PATIENCE_MS);

/** The same within a transaction. */
export async function migrateIn(
  session: Session,
  migrations: readonly Migration[],
): Promise<string[]> {
  await prepare(session);
  const missing = await missingIn(session, migrations);
  for (const { name, sql, sha256 } of missing) {
    await session.exec(sql);
    // Runs deferred triggers now: pending ones would prevent the next migration from altering their table.
    await session.exec("set constraints all immediate; set constraints all deferred");
    await session.query("insert into maloca.migrations (name, sha256) values ($1, $2)", [
      name,
      sha256,
    ]);
  }
  return missing.map(({ name }) => name);
}

/** The missing ones in order of name. Throws a MigrationError when an applied one was changed. */
async function missingIn(session: Session, migrations: readonly Migration[]) {
  const rows = await session.query<{ name: string; sha256: string }>(
    "select name, sha256 from maloca.migrations",
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const missing: (Migration & { sha256: string })[] = [];
  for (const { name, sql } of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const sha256 = await digest(sql.replaceAll("\r\n", "\n"));
    const known = applied.get(name);
    if (known === undefined) missing.push({ name, sql, sha256 });
    else if (known !== sha256) {
      throw new MigrationError(name);
    }
  }
  return missing;
}

/** Whether no migration is missing. Writes nothing. Throws a MigrationError as `migrate` does. */
export async function isUpToDate(
  session: Session,
  migrations: readonly Migration[],
): Promise<boolean> {
  if (!(await hasRecord(session))) return false;
  return (await missingIn(session, migrations)).length === 0;
}

/** Names of the applied migrations; none if the database is new. */
export async function appliedMigrations(session: Session): Promise<string[]> {
  return (await hasRecord(session)) ? readSchema(session) : [];
}

const hasRecord = (session: Session) => hasTable(session, "maloca.migrations");

/** Whether a table exists. */
export async function hasTable(session: Session, name: string): Promise<boolean> {
  const rows = await session.query("select 1 as one where to_regclass($1) is not null", [name]);
  return rows.length > 0;
}
