import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { foldersFrom } from "../src/folders";
import type { Database } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { readMigrations } from "../src/storage/node/migration-files";
import { openPostgres } from "../src/storage/node/postgres";
import { createDatabase, type Postgres, startPostgres } from "./postgres";

/** The databases that every promise about stored leads holds on. */
export const databaseNames = ["PGlite", "PostgreSQL"] as const;

export interface TestedDatabase {
  database: Database;
  close(): Promise<void>;
}

/** The `import.meta.url` of the entry, as if it were run from here. */
export const entryUrl = new URL("../src/main.ts", import.meta.url).href;

export const migrations = () => readMigrations(foldersFrom(entryUrl).migrations);

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "maloca-test-"));
}

/** A data folder with an embedded database and its tables: a copy, for making one takes seconds. */
export const dataFolder = (folder?: string) => copyInto(folder, "tables");

async function copyInto(folder = "", state: "empty" | "tables"): Promise<string> {
  const made = folder || (await temporaryFolder());
  await cp(await prepared(state), join(made, "postgres"), { recursive: true });
  return made;
}

/** Made once, and again when what makes it changes: its code, PGlite or the tables. */
async function prepared(state: "empty" | "tables"): Promise<string> {
  const files = state === "tables" ? await migrations() : [];
  const hash = createHash("sha256").update(JSON.stringify(files));
  for (const path of [
    "../src/storage/node/embedded-database.ts",
    "../src/storage/node/pglite.ts",
    "../package.json",
  ]) {
    hash.update(await readFile(here(path)));
  }
  const kept = here(`../.data/${state}-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(kept)) {
    const folder = state === "tables" ? await copyInto("", "empty") : await temporaryFolder();
    const database = await openEmbedded(folder);
    await migrate(database, files);
    await database.close();
    await mkdir(here("../.data"), { recursive: true });
    const copy = `${kept}-${process.pid}`;
    await cp(join(folder, "postgres"), copy, { recursive: true });
    // Another test file may have been faster: its copy is as good.
    await rename(copy, kept).catch(() => rm(copy, { recursive: true }));
    await rm(folder, { recursive: true, force: true });
  }
  return kept;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** An empty database, without tables, on a server of its own: roles may be made. */
export const openEmpty = async (name: (typeof databaseNames)[number]) =>
  name === "PostgreSQL"
    ? openServer(await startPostgres())
    : openFolder(await copyInto("", "empty"));

/** A database with its tables. */
export async function openTested(name: (typeof databaseNames)[number]): Promise<TestedDatabase> {
  const store =
    name === "PostgreSQL"
      ? await openServer(await createDatabase())
      : await openFolder(await dataFolder());
  await migrate(store.database, await migrations());
  return store;
}

async function openServer(server: Postgres): Promise<TestedDatabase> {
  const database = await openPostgres(server.url);
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

async function openFolder(folder: string): Promise<TestedDatabase> {
  const database = await openEmbedded(folder);
  return {
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const emptyTables = (database: Database) =>
  database.exec("truncate maloca.leads restart identity cascade");

// A hosted project has these roles, and gives them every right on a new table of the public schema.
export const hostedRoles = `
  create role anon nologin; create role authenticated nologin;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`;
