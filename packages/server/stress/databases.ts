import { rm } from "node:fs/promises";
import type { Database } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import type { DatabaseName } from "../test/databases";
import { createDatabase, dataFolder } from "../test/templates";

/** A database for servers that are killed, and that is read afterwards. */
export interface Opened {
  name: DatabaseName;
  /** Environment of a server on it. */
  variables: Record<string, string>;
  read<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

export async function openFor(name: DatabaseName): Promise<Opened> {
  const reading =
    (open: () => Promise<Database>): Opened["read"] =>
    async (work) => {
      const database = await open();
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
  if (name === "PostgreSQL") {
    const { url, stop } = await createDatabase();
    return {
      name,
      variables: { DATABASE_URL: url },
      read: reading(() => openPostgres(url)),
      remove: stop,
    };
  }
  const folder = await dataFolder();
  return {
    name,
    variables: { DATA_DIR: folder },
    read: reading(() => openEmbedded(folder)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
