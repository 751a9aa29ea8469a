import { dirname, resolve } from "node:path";
import { forgetWritten, writtenIn } from "../../content/node/withdrawn-file";
import { type Environment, readEnvironment } from "../../environment";
import { StartError } from "../../errors";
import { createLeadAdmin } from "../../leads/admin";
import type { AuditedAction } from "../../leads/audit-log";
import type { Database } from "../../storage/database";
import { leadTables } from "../../storage/lead-tables";
import {
  type CheckedBackup,
  checkBackup,
  type RowSource,
  restoreBackup,
  writeBackup,
} from "../../storage/node/backup-file";
import { readBackupSettings, readPassphrase } from "../../storage/node/backup-folder";
import { markMoved, openStorage } from "../../storage/node/open-storage";
import { addressFault, postgresPlace } from "../../storage/postgres-address";
import {
  type Counts,
  countRows,
  leadsIn,
  readPage,
  withLongTimeout,
  writePage,
} from "../../storage/row-transfer";
import { type AdminConnection, openExisting, operatorName, settingsLine } from "../connection";
import { usageError } from "../parse-arguments";
import { withProgress } from "../progress";
import { type Command, countsTable } from "./command";

export const backup: Command = async function* ({
  connection,
  environment,
  positionals: [path = ""],
}) {
  const passphrase = await passphraseFor(connection, environment);
  const counts = await withProgress("Copiando", null, (onProgress) =>
    writeBackup(rowsThrough(connection), path, { passphrase, onProgress }),
  );
  await connection.run({ op: "note", action: "backup", details: { leads: leadsIn(counts) } });
  const sealed = passphrase ? "cifrada" : "sin cifrar: cualquiera que la tenga la puede leer,";
  yield `${settingsLine(connection)}\nCopia completa, ${sealed} en ${path}\n\n${countsTable(counts)}\n`;
};

/** The passphrase of this environment, else the running server's. Throws if the server encrypts and its passphrase cannot be read. */
async function passphraseFor(
  { serving, run }: AdminConnection,
  environment: Environment,
): Promise<string | undefined> {
  const { passphrase } = await readBackupSettings(environment);
  if (passphrase || !serving) return passphrase;
  const { passphrase: servers } = await run({ op: "settings" });
  if (!servers) return undefined;
  const how = "Repite la orden con BACKUP_PASSPHRASE_FILE: el archivo con esa contraseña.";
  if (servers === "variable")
    throw new StartError(`el servidor cifra sus copias, y esta no se hizo. ${how}`);
  return readPassphrase(servers.file).catch(() => {
    throw new StartError(
      `el servidor cifra sus copias con ${servers.file}, que este usuario no puede leer; la copia no se hizo. ${how}`,
    );
  });
}

/** `restore`: may also create the database. */
export async function* restoreInto(environment: Environment, migrations: string, path: string) {
  // Checked first: a bad file must not leave a new database behind.
  const { passphrase } = await readBackupSettings(environment);
  const checked = await checkBackup(path, passphrase);
  const withdrawn = await writtenIn(dirname(resolve(path)));
  const storage = await openStorage(environment, migrations, { brief: true });
  try {
    if (isUnexpectedlyPlain(checked)) yield PLAIN_WARNING;
    const counts = await withProgress("Recuperando", leadsIn(checked.counts), (to) =>
      restoreBackup(storage.database, checked, to),
    );
    await forgetWritten(storage.database, withdrawn, new Date());
    await note(storage.database, "restore", counts);
    yield `Copia recuperada de ${path}\n\n${countsTable(counts)}\n`;
  } finally {
    await storage.close();
  }
}

/** Whether a passphrase is set but the file is not encrypted: somebody else may have put it there. */
export const isUnexpectedlyPlain = ({ passphrase, sealed }: CheckedBackup) =>
  passphrase !== undefined && !sealed;

export const PLAIN_WARNING = "Ojo: hay una contraseña, pero esta copia no está cifrada.\n";

/** `move`: needs the server stopped, because leads that come meanwhile would not be moved. */
export async function* moveTo(environment: Environment, migrations: string, url: string) {
  const target = targetOf(url);
  const from = await openExisting({ ...environment, DATABASE_URL: undefined }, migrations);
  try {
    const to = await openStorage(target, migrations);
    try {
      const counts = await move(from.database, to.database);
      await note(to.database, "move", counts);
      await markMoved(resolve(environment.DATA_DIR), postgresPlace(url));
      yield `${settingsLine({ serving: false })}\nTodo está en la otra base; los números coinciden.\n\n${countsTable(counts)}\n\nInicia el servidor con DATABASE_URL. La carpeta queda como copia: sin DATABASE_URL ningún servidor la usa.\n`;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** The environment of the target database. Its URL holds a password, so the error does not repeat it. */
function targetOf(url: string): Environment {
  const fault = addressFault(url);
  if (fault) throw usageError(`--to ${fault.spanish}.`, "move");
  return readEnvironment({ DATABASE_URL: url });
}

/** The audit entry of a command that opens its databases itself. */
const note = (database: Database, action: AuditedAction, counts: Counts) =>
  createLeadAdmin(database, undefined, operatorName()).note({
    action,
    details: { leads: leadsIn(counts) },
  });

const rowsThrough = (connection: AdminConnection): RowSource => ({
  schema: () => connection.run({ op: "schema" }),
  page: (after) => connection.run({ op: "rows", after }),
});

const IDS_A_PAGE = 5000;

/** References named in an error. */
const MOST_LISTED = 3;

/**
 * Copies every lead with its rows of other tables, one page in each transaction: after an interruption a
 * second run continues. Throws a StartError if the counts differ at the end, or if the target has leads that
 * the source does not have. Returns the counts of the target.
 */
export async function move(from: Database, to: Database): Promise<Counts> {
  await refuseOtherLeads(from, to);
  const source = await withLongTimeout(from, countRows);
  await withProgress("Pasando", leadsIn(source), async (progressTo) => {
    let after: string | null = null;
    let done = 0;
    do {
      const page = await readPage(from, after);
      const tables = JSON.parse(page.json);
      await withLongTimeout(to, (session) => writePage(session, tables));
      done += leadsIn(page.counts);
      progressTo(done);
      after = page.next;
    } while (after);
  });
  const target = await withLongTimeout(to, countRows);
  const tablesOfLeads = (await leadTables(from)).map(({ name }) => name);
  for (const [table, rows] of Object.entries(source)) {
    // In tables that are not about leads the target may have more rows.
    const moved = target[table] ?? 0;
    if (tablesOfLeads.includes(table) ? moved === rows : moved >= rows) continue;
    throw new StartError(
      `${table} tiene ${rows} filas aquí y ${moved} allá. No cambies de base; repite la orden.`,
    );
  }
  return target;
}

/** Throws if the target has leads that the source does not have: it is in use already. */
async function refuseOtherLeads(from: Database, to: Database): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rows: { id: string; reference: string }[] = await to.query(
      `select id::text as id, reference from maloca.leads
       where $1::text is null or id > $1::text::uuid order by id limit ${IDS_A_PAGE}`,
      [after],
    );
    const known = await from.query<{ id: string }>(
      "select id::text as id from maloca.leads where id = any ($1::uuid[])",
      [rows.map(({ id }) => id)],
    );
    const ids = new Set(known.map(({ id }) => id));
    const others = rows.filter(({ id }) => !ids.has(id)).map(({ reference }) => reference);
    if (others.length) {
      const named = others.slice(0, MOST_LISTED).join(", ");
      throw new StartError(
        `la base de destino tiene solicitudes que aquí no están (${named}). Usa una base vacía.`,
      );
    }
    if (rows.length < IDS_A_PAGE) return;
    after = rows.at(-1)?.id ?? null;
  }
}
