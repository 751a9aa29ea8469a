import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database, Session } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import type { Postgres } from "./postgres";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder, workerFolder } from "./temporary-folder";

/** The databases that every promise about stored leads holds on. */
export const databaseNames = ["PGlite", "PostgreSQL"] as const;
export type DatabaseName = (typeof databaseNames)[number];

interface Opened {
  database: Database;
  close(): Promise<void>;
}

/**
 * A database with its tables for the tests of the block that calls this, empty before each of them.
 * A worker opens it once: to open PGlite costs more than a second of CPU.
 */
export function useDatabase(name: DatabaseName): Database {
  const database = useOpened(async () => (await sharedDatabase(name)).database);
  beforeEach(() => emptyTables(database));
  return database;
}

interface BareOptions {
  /** With the roles of a hosted project, which is a PostgreSQL. */
  hosted?: boolean;
  prepare?: (database: Database) => Promise<unknown>;
}

/** A database of the block's own, without tables. */
export function useBareDatabase(
  name: DatabaseName,
  { hosted = false, prepare }: BareOptions = {},
): Database {
  let opened: Opened | undefined;
  const database = useOpened(async () => {
    opened = await (name === "PostgreSQL"
      ? openServer(await createDatabase(hosted ? "hosted" : "bare"))
      : openFolder(await temporaryFolder()));
    await prepare?.(opened.database);
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

const opening = new Map<DatabaseName, Promise<Opened>>();

function sharedDatabase(name: DatabaseName): Promise<Opened> {
  const open = async () =>
    name === "PostgreSQL"
      ? openServer(await createDatabase())
      : openFolder(await dataFolder(await workerFolder()));
  const known = opening.get(name) ?? open();
  opening.set(name, known);
  return known;
}

/** Closed, a database is also removed. */
const removedAfter = (database: Database, remove: () => Promise<void>): Opened => ({
  database,
  close: () => database.close().then(remove),
});

const openServer = async ({ url, stop }: Postgres) => removedAfter(await openPostgres(url), stop);

const openFolder = async (folder: string) =>
  removedAfter(await openEmbedded(folder), () => rm(folder, { recursive: true, force: true }));

/** Deleted and not truncated, which costs PGlite a hundred times as much. */
export const emptyTables = (database: Database) =>
  database.exec(
    ["leads", "audit_log", "call_counts", "notices", "webhooks"]
      .map((table) => `delete from maloca.${table};`)
      .join(""),
  );

/** The same database, which notes the plan of each statement that copies or erases rows of leads. */
export function notingPlans(database: Database, plans: string[]): Database {
  const noting = (session: Session): Session => ({
    ...session,
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      if (/to_jsonb|jsonb_populate|delete/.test(sql))
        plans.push(JSON.stringify(await session.query(`explain ${sql}`, parameters)));
      return session.query<Row>(sql, parameters);
    },
  });
  return {
    ...database,
    read: (work, milliseconds) => database.read((session) => work(noting(session)), milliseconds),
    tx: (work, milliseconds) => database.tx((session) => work(noting(session)), milliseconds),
  };
}
