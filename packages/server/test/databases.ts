import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database, Session } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import type { Postgres } from "./postgres";
import { createDatabase, dataFolder, hostedRoles } from "./templates";
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
  hosted?: boolean;
  prepare?: (database: Database) => Promise<unknown>;
}

/** A database of the block's own, without tables; `hosted` has the roles of a hosted project. */
export function useBareDatabase(
  name: DatabaseName,
  { hosted = false, prepare }: BareOptions = {},
): Database {
  let opened: Opened | undefined;
  const database = useOpened(async () => {
    if (name === "PostgreSQL")
      opened = await openServer(await createDatabase(hosted ? "hosted" : "bare"));
    else {
      opened = await openFolder(await temporaryFolder());
      if (hosted) await opened.database.exec(hostedRoles);
    }
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
  const known = opening.get(name) ?? openWithTables(name);
  opening.set(name, known);
  return known;
}

const openWithTables = async (name: DatabaseName): Promise<Opened> =>
  name === "PostgreSQL"
    ? openServer(await createDatabase())
    : openFolder(await dataFolder(await workerFolder()));

async function openServer({ url, stop }: Postgres): Promise<Opened> {
  const database = await openPostgres(url);
  return {
    database,
    async close() {
      await database.close();
      await stop();
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
