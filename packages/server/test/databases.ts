import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { foldersFrom } from "../src/folders";
import type { Database } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { readMigrations } from "../src/storage/node/migration-files";
import { openPostgres } from "../src/storage/node/postgres";
import { createDatabase, type Postgres, startPostgres } from "./postgres";
import { temporaryFolder, workerFolder } from "./temporary-folder";

/** The databases that every promise about stored leads holds on. */
export const databaseNames = ["PGlite", "PostgreSQL"] as const;
export type DatabaseName = (typeof databaseNames)[number];

interface Opened {
  database: Database;
  close(): Promise<void>;
}

/** The `import.meta.url` of the entry, as if it were run from here. */
export const entryUrl = new URL("../src/main.ts", import.meta.url).href;

export const migrations = () => readMigrations(foldersFrom(entryUrl).migrations);

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

/**
 * A database with its tables for the tests of the block that calls this, empty before each of them.
 * A worker opens it once: to open PGlite costs more than a second of CPU.
 */
export function useDatabase(name: DatabaseName): Database {
  const database = useOpened(async () => (await sharedDatabase(name)).database);
  beforeEach(() => emptyTables(database));
  return database;
}

/**
 * A database of the block's own, on a server of its own, so that roles may be made: without tables,
 * but for what `prepare` makes.
 */
export function useOwnDatabase(
  name: DatabaseName,
  prepare: (database: Database) => Promise<unknown> = async () => {},
): Database {
  let opened: Opened | undefined;
  const database = useOpened(async () => {
    opened =
      name === "PostgreSQL"
        ? await openServer(await startPostgres())
        : await openFolder(await copyInto("", "empty"));
    await prepare(opened.database);
    return opened.database;
  });
  afterAll(() => opened?.close());
  return database;
}

/** The database that is opened before the tests, under a name that they have from the beginning. */
function useOpened(open: () => Promise<Database>): Database {
  let opened: Database;
  beforeAll(async () => {
    opened = await open();
  });
  return {
    get inProcess() {
      return opened.inProcess;
    },
    query: (sql, parameters) => opened.query(sql, parameters),
    exec: (sql) => opened.exec(sql),
    write: (sql, parameters) => opened.write(sql, parameters),
    tx: (work, milliseconds) => opened.tx(work, milliseconds),
    read: (work, milliseconds) => opened.read(work, milliseconds),
    close: () => opened.close(),
  };
}

/** A database that answers whatever it is asked in one way. */
export const stubDatabase = (answer: (sql?: unknown) => Promise<never>): Database => ({
  query: answer,
  exec: answer,
  write: answer,
  tx: answer,
  read: answer,
  close: answer,
});

const shared = new Map<DatabaseName, Promise<Opened>>();

function sharedDatabase(name: DatabaseName): Promise<Opened> {
  const known = shared.get(name);
  if (known) return known;
  const opening = openWithTables(name);
  shared.set(name, opening);
  return opening;
}

async function openWithTables(name: DatabaseName): Promise<Opened> {
  const opened =
    name === "PostgreSQL"
      ? await openServer(await createDatabase())
      : await openFolder(await dataFolder(await workerFolder()));
  await migrate(opened.database, await migrations());
  return opened;
}

async function openServer(server: Postgres): Promise<Opened> {
  const database = await openPostgres(server.url);
  return {
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

async function openFolder(folder: string): Promise<Opened> {
  const database = await openEmbedded(folder);
  return {
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Deleted and not truncated, which costs PGlite a hundred times as much. */
export const emptyTables = (database: Database) =>
  database.exec(
    "delete from maloca.leads; delete from maloca.audit_log; delete from maloca.call_counts",
  );

// A hosted project has these roles, and gives them every right on a new table of the public schema.
export const hostedRoles = `
  create role anon nologin; create role authenticated nologin;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`;
