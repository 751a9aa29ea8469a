import { resolve } from "node:path";
import { type Environment, readEnvironment } from "../../environment";
import { createLeadAdmin } from "../../leads/admin";
import type { AuditedAction } from "../../leads/audit-log";
import { StartError, UsageError } from "../../start-error";
import type { Database } from "../../storage/database";
import {
  type CheckedBackup,
  checkBackup,
  type RowSource,
  restoreBackup,
  writeBackup,
} from "../../storage/node/backup-file";
import { readBackupSettings, readPassphrase } from "../../storage/node/backup-settings";
import { markMoved, openStorage } from "../../storage/node/open-storage";
import { postgresPlace } from "../../storage/postgres-address";
import { type Counts, leadsIn } from "../../storage/row-transfer";
import { type AdminConnection, openExisting, operatorName, settingsLine } from "../connection";
import { move } from "../move";
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
  const storage = await openStorage(environment, migrations, { brief: true });
  try {
    if (isUnexpectedlyPlain(checked)) yield PLAIN_WARNING;
    const counts = await withProgress("Recuperando", leadsIn(checked.counts), (to) =>
      restoreBackup(storage.database, checked, to),
    );
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
  try {
    return readEnvironment({ DATABASE_URL: url });
  } catch {
    throw new UsageError("--to no sirve: escribe postgres://usuario:clave@servidor/base.");
  }
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
