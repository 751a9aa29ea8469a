import type { Environment } from "../../environment";
import { StartError } from "../../errors";
import { createLeadAdmin } from "../../leads/admin";
import { csvHead, csvLines } from "../../leads/csv";
import type { ListedPage } from "../../leads/list-leads";
import { longMoment } from "../../moments";
import type { Database, Session } from "../../storage/database";
import { appliedMigrations, type Migration, migrateIn } from "../../storage/migrate";
import {
  type CheckedBackup,
  checkBackup,
  readPages,
  restoreIn,
  rowsOf,
  writeBackup,
} from "../../storage/node/backup-file";
import {
  backupPath,
  keptBackups,
  latestBackup,
  openBackupFolder,
  readBackupSettings,
} from "../../storage/node/backup-folder";
import { writeAtomically } from "../../storage/node/files";
import { openStorage } from "../../storage/node/open-storage";
import { readMigrations } from "../../storage/node/upgrade";
import { type Counts, withLongTimeout } from "../../storage/row-transfer";
import { operatorName, settingsLine } from "../connection";
import { askOnTerminal, type Confirm } from "../terminal";
import { countsTable, requests } from "./command";
import { isUnexpectedlyPlain, PLAIN_WARNING } from "./copies";

/** References shown in the terminal; the file has all of them. */
const MOST_LISTED = 20;

/** `rollback`: restores the database as it was before the last upgrade. Needs the server stopped. */
export async function* rollBack(
  environment: Environment,
  migrations: string,
  confirm: Confirm = askOnTerminal,
) {
  const { folder, passphrase } = await readBackupSettings(environment);
  const kept = await keptBackups(folder, "upgrade");
  // A backup dated in the future was made while the clock was ahead; it is used only if there is no other.
  const last = (await latestBackup(folder, "upgrade", new Date())) ?? kept[0];
  if (!last) {
    throw new StartError(
      `no hay copia de una actualización en ${folder}. Revisa DATA_DIR o BACKUP_DIR.`,
    );
  }
  const backup = await checkBackup(last.path, passphrase);
  const storage = await openStorage(environment, migrations, { brief: true, asIs: true });
  try {
    const { database } = storage;
    const applied = await appliedMigrations(database);
    const undone = applied.filter((name) => !backup.schema.includes(name));
    if (!undone.length) {
      throw new StartError("la base ya está como antes de la última actualización.");
    }
    const { since, erased } = await compare(database, backup);
    if (isUnexpectedlyPlain(backup)) yield PLAIN_WARNING;
    yield `${settingsLine({ serving: false })}\n`;
    yield `La base vuelve a su estado del ${longMoment(last.at)}, antes de: ${undone.join(", ")}\n`;
    yield `Desde entonces: ${since.size} nuevas${named([...since])}; ${erased.length} borradas${named(erased)}\n`;
    if (environment.DATABASE_URL) yield "Detén antes todos los servidores que usan esta base.\n";
    if (!(await confirm("¿Volver atrás?"))) {
      yield "Nada cambió.\n";
      return;
    }
    const now = new Date();
    await openBackupFolder(folder, now);
    const present = backupPath(folder, "rollback", now);
    await writeBackup(rowsOf(database), present, { passphrase });
    await checkBackup(present, passphrase);
    yield `El estado de ahora queda en ${present}\n`;
    if (since.size) {
      const file = present.replace(/\.gz$/, "-nuevas.csv");
      await writeAtomically(file, csvOf(database, since));
      yield `${requests(since.size)} de después quedan en ${file}\n`;
    }
    const counts = await rollback(database, backup, await readMigrations(migrations));
    yield `\n${countsTable(counts)}\n\nInicia ahora la versión anterior: esta actualizaría las tablas de nuevo.\n`;
    if (erased.length) {
      yield `Volvieron ${requests(erased.length)} que se habían borrado; bórralas otra vez si una persona lo pidió.\n`;
    }
  } finally {
    await storage.close();
  }
}

const named = (references: string[]) =>
  references.length
    ? ` (${references.slice(0, MOST_LISTED).join(", ")}${references.length > MOST_LISTED ? ", …" : ""})`
    : "";

/** The leads with these references, for a spreadsheet. */
async function* csvOf(database: Database, references: Set<string>) {
  const admin = createLeadAdmin(database, undefined, operatorName());
  yield csvHead();
  let after: string | null = null;
  do {
    const page: ListedPage = await admin.listPage(after);
    yield csvLines(page.leads.filter(({ reference }) => references.has(reference)));
    after = page.next;
  } while (after);
}

/**
 * Restores a database from a checked backup, with the tables of that version, in one transaction: a failure or a
 * crash changes nothing.
 */
const rollback = (
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

/** References of the leads that came `since` a backup, and of those in it that are `erased` now. */
async function compare(database: Database, backup: CheckedBackup) {
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
