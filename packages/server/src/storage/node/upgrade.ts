import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, StartError } from "../../errors";
import type { Database, Session } from "../database";
import { hasTable, isUpToDate, type Migration, MigrationError, migrate } from "../migrate";
import { type Counts, countRows, leadsIn, withLongTimeout } from "../row-transfer";
import { type CheckedBackup, checkBackup, restoreBackup, rowsOf, writeBackup } from "./backup-file";
import { backupPath, keptBackups, openBackupFolder, removeBackups } from "./backup-folder";
import { openEmbedded } from "./embedded-database";

/** How many backups of upgrades are kept. */
const KEPT = 3;

// Locked while one of several servers backs up and migrates. The others then find the tables up to date.
const LOCK = "select pg_advisory_xact_lock(747562021)";

interface UpgradeOptions {
  /** The folder of backups. */
  folder: string;
  passphrase?: string | undefined;
  /** Whether other servers may use the database. One of them upgrades it. */
  shared: boolean;
  now?: Date;
}

/** What was done: nothing, the tables of a new database, or an upgrade with its backup. */
export interface Upgraded {
  applied: string[];
  backup: { path: string; counts: Counts } | null;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, "utf8") })),
  );
}

/**
 * Upgrades the tables. A database with leads is backed up first, and the backup is restored, counted and migrated
 * in a temporary database. Only if that succeeds is the real one migrated, in one transaction. Throws a
 * StartError; then the database is unchanged.
 */
export async function upgrade(
  database: Database,
  migrations: readonly Migration[],
  options: UpgradeOptions,
): Promise<Upgraded> {
  const isCurrent = () => isUpToDate(database, migrations);
  // Checked first and without a write, so that a server can start on a full disk.
  if (await isCurrent()) return { applied: [], backup: null };
  if (!(await hasLeads(database))) {
    return { applied: await migrate(database, migrations), backup: null };
  }
  const work = async (): Promise<Upgraded> => {
    if (await isCurrent()) return { applied: [], backup: null };
    const backup = await backupFirst(database, migrations, options).catch(refuse);
    const applied = await migrate(database, migrations).catch(refuse);
    return { applied, backup };
  };
  if (!options.shared) return work();
  return withLongTimeout(database, async (session) => {
    await session.exec(LOCK);
    return work();
  });
}

export async function hasLeads(database: Database): Promise<boolean> {
  if (!(await hasTable(database, "maloca.leads"))) return false;
  return (await database.query("select 1 as one from maloca.leads limit 1")).length > 0;
}

async function backupFirst(
  database: Database,
  migrations: readonly Migration[],
  { folder, passphrase, now = new Date() }: UpgradeOptions,
) {
  await openBackupFolder(folder, now);
  const path = backupPath(folder, "upgrade", now);
  const expected = await withLongTimeout(database, countLeads);
  try {
    const counts = await writeBackup(rowsOf(database), path, { passphrase });
    if (leadsIn(counts) < expected) {
      throw new StartError(`the backup has ${leadsIn(counts)} of ${expected} leads`);
    }
    await rehearse(await checkBackup(path, passphrase), folder, migrations);
    const others = (await keptBackups(folder, "upgrade")).filter((one) => one.path !== path);
    await removeBackups(others.slice(KEPT - 1));
    return { path, counts };
  } catch (error) {
    // Without an upgrade there is nothing to roll back.
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Restores a checked backup into a temporary embedded database, counts the rows of each table, and applies the
 * later migrations. Needs no rights on the server's database. Throws a StartError if a row is missing or a
 * migration fails. Returns the number of rows of each table.
 */
export async function rehearse(
  backup: CheckedBackup,
  folder: string,
  migrations: readonly Migration[],
): Promise<Counts> {
  const scratch = join(folder, `scratch-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await mkdir(scratch, { mode: 0o700 });
    const database = await openEmbedded(scratch);
    try {
      await migrate(
        database,
        migrations.filter(({ name }) => backup.schema.includes(name)),
      );
      const counts = await restoreBackup(database, backup);
      await migrate(database, migrations);
      const after = await withLongTimeout(database, countRows);
      for (const [table, rows] of Object.entries(counts)) {
        // A table that a migration drops is dropped on purpose.
        const left = after[table] ?? rows;
        if (left < rows) throw new StartError(`${table} would keep ${left} of its ${rows} rows`);
      }
      return counts;
    } finally {
      await database.close().catch(() => {});
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const countLeads = async (session: Session) => leadsIn(await countRows(session));

function refuse(error: unknown): never {
  if (error instanceof MigrationError) throw error;
  const reason = error instanceof Error ? error.message.replace(/\.$/, "") : errorCode(error);
  const space = /^(ENOSPC|EDQUOT|disk_full)$/.test(errorCode(error));
  throw new StartError(
    `the tables were not brought up to date, and nothing was changed: ${reason}. ${
      space
        ? "Make space, or set BACKUP_DIR to a folder on another disk."
        : "Start the earlier version again, and report this line."
    }`,
    `las tablas no se actualizaron y nada cambió (${errorCode(error)}). ${space ? "Libera espacio." : "Vuelve a la versión anterior e informa de esta línea."}`,
  );
}
