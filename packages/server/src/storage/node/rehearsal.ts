import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../start-error";
import { type Migration, migrate } from "../migrate";
import { type Counts, countRows, withLongTimeout } from "../row-transfer";
import { type CheckedBackup, restoreBackup } from "./backup-file";
import { openEmbedded } from "./embedded-database";

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
