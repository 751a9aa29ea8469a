import { type Database, onlyRow } from "./database";

/** The size of a million leads, the most that the embedded database was measured with (docs/operate.md). */
export const MEASURED_BYTES = 1.5e9;

/** The size of the embedded database in bytes; null for PostgreSQL. */
export async function embeddedBytes(database: Database): Promise<number | null> {
  if (!database.inProcess) return null;
  const rows = await database.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes",
  );
  return onlyRow(rows).bytes;
}
