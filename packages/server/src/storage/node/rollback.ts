import type { Database, Session } from "../database";
import { type Migration, migrateIn } from "../migrate";
import { type Counts, withLongTimeout } from "../row-transfer";
import { type CheckedBackup, readPages, restoreIn } from "./backup-file";

/**
 * Restores a database from a checked backup, with the tables of that version, in one transaction: a failure or a
 * crash changes nothing.
 */
export const rollback = (
  database: Database,
  backup: CheckedBackup,
  migrations: readonly Migration[],
): Promise<Counts> =>
  withLongTimeout(database, async (session) => {
    await dropTables(session);
    await migrateIn(
      session,
      migrations.filter(({ name }) => backup.schema.includes(name)),
    );
    return restoreIn(session, backup);
  });

/** Drops also the public table of a hosted project, into which pages insert. The migrations create it again. */
async function dropTables(session: Session): Promise<void> {
  const [hosted] = await session.query(
    `select 1 as one from pg_trigger t
     join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
     where t.tgrelid = to_regclass('public.trip_requests') and n.nspname = 'maloca'`,
  );
  if (hosted) await session.exec("drop table public.trip_requests");
  await session.exec("drop schema maloca cascade");
}

/** How the leads of a database and those of a backup differ, by their references. */
interface Difference {
  /** In the database and not in the backup. */
  since: Set<string>;
  /** In the backup and no longer in the database. */
  erased: string[];
}

export async function compare(database: Database, backup: CheckedBackup): Promise<Difference> {
  const rows = await withLongTimeout(database, (session) =>
    session.query<{ reference: string }>("select reference from maloca.leads"),
  );
  const since = new Set(rows.map(({ reference }) => reference));
  const erased: string[] = [];
  for await (const tables of readPages(backup)) {
    for (const { reference } of tables["maloca.leads"] ?? []) {
      if (!since.delete(String(reference))) erased.push(String(reference));
    }
  }
  return { since, erased };
}
