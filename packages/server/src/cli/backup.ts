import type { Database } from "../storage/database";
import {
  type CheckedBackup,
  type RowSource,
  restoreBackup,
  writeBackup,
} from "../storage/node/backup-file";
import { type Counts, leadsIn } from "../storage/row-transfer";
import type { AdminConnection } from "./connection";
import { startProgress } from "./progress";

const rowsThrough = (connection: AdminConnection): RowSource => ({
  schema: () => connection.run({ op: "schema" }),
  page: (after) => connection.run({ op: "rows", after }),
});

/** Writes a backup through a connection. Returns the number of rows of each table. */
export async function backup(
  connection: AdminConnection,
  path: string,
  passphrase: string | undefined,
): Promise<Counts> {
  const progress = startProgress("Copiando", null);
  const onProgress = (leads: number) => progress.to(leads);
  try {
    return await writeBackup(rowsThrough(connection), path, { passphrase, onProgress });
  } finally {
    progress.end();
  }
}

/** Restores a checked backup into a database without leads. Returns the number of rows of each table. */
export async function restore(database: Database, checked: CheckedBackup): Promise<Counts> {
  const progress = startProgress("Recuperando", leadsIn(checked.counts));
  try {
    return await restoreBackup(database, checked, (leads) => progress.to(leads));
  } finally {
    progress.end();
  }
}
