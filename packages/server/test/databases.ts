import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { includes, tierOfRun } from "../../tooling/vitest/tiers";
import type { Database, Session } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import { readPage } from "../src/storage/row-transfer";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder, workerFolder } from "./temporary-folder";

export type DatabaseName = "PGlite" | "PostgreSQL";

/**
 * The databases that tests of stored leads run on. The same SQL runs on both: at each change on a server, which needs
 * half of the time; before a merge, or where a file is named, on the embedded one too.
 */
export const databaseNames: readonly [DatabaseName, ...DatabaseName[]] = includes(
  tierOfRun(),
  "merge",
)
  ? ["PGlite", "PostgreSQL"]
  : ["PostgreSQL"];

/**
 * A database with its tables for the tests of the calling block, empty before each of them. Each worker opens it
 * once, because opening PGlite takes more than a second of CPU.
 */
export function useDatabase(name: DatabaseName): Database {
  const database = useOpened(() => sharedDatabase(name));
  beforeEach(() => emptyTables(database));
  return database;
}

interface BareOptions {
  /** On PostgreSQL only: with the roles of a hosted project. */
  hosted?: boolean;
  prepare?: (database: Database) => Promise<unknown>;
}

/** A database without tables, for the calling block only. */
export function useBareDatabase(
  name: DatabaseName,
  { hosted = false, prepare }: BareOptions = {},
): Database {
  let remove = async () => {};
  const database = useOpened(async () => {
    const made = await makeDatabase(name, hosted ? "hosted" : "bare");
    const opened = await openAt(made.variables);
    remove = () => opened.close().then(made.remove);
    await prepare?.(opened);
    return opened;
  });
  afterAll(() => remove());
  return database;
}

/** Stands for a database that is opened before the tests, so that it can be used when they are defined. */
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

/** A database that answers every call in the same way. */
export const stubDatabase = (answer: (sql?: unknown) => Promise<never>): Database => ({
  query: answer,
  exec: answer,
  write: answer,
  tx: answer,
  read: answer,
  close: answer,
});

const opening = new Map<DatabaseName, Promise<Database>>();

function sharedDatabase(name: DatabaseName): Promise<Database> {
  const open = async () =>
    name === "PostgreSQL"
      ? openPostgres((await createDatabase()).url)
      : openEmbedded(await dataFolder(await workerFolder()));
  const known = opening.get(name) ?? open();
  opening.set(name, known);
  return known;
}

/** Deletes all rows. Truncating would take PGlite a hundred times as long. */
export const emptyTables = (database: Database) =>
  database.exec(
    [
      ...["leads", "audit_log", "call_counts", "notices", "webhooks"],
      ...["colleagues", "consent_texts", "statements", "team_access"],
      ...["content_current", "content_versions", "content_pictures", "content_withdrawn"],
    ]
      .map((table) => `delete from maloca.${table};`)
      .join(""),
  );

/** All rows that a copy would have, as text. */
export async function copyOf(database: Database): Promise<string> {
  const pages: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(database, after || null);
    pages.push(page.json);
    after = page.next;
  }
  return pages.join();
}

/** The same database, but records the plan of each statement that copies or erases rows of leads. */
export function recordingPlans(database: Database, plans: string[]): Database {
  const recording = (session: Session): Session => ({
    ...session,
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      if (/to_jsonb|jsonb_populate|delete/.test(sql))
        plans.push(JSON.stringify(await session.query(`explain ${sql}`, parameters)));
      return session.query<Row>(sql, parameters);
    },
  });
  return {
    ...database,
    read: (work, milliseconds) =>
      database.read((session) => work(recording(session)), milliseconds),
    tx: (work, milliseconds) => database.tx((session) => work(recording(session)), milliseconds),
  };
}

/** The database of a server with this environment. */
export const openAt = ({ DATABASE_URL, DATA_DIR = "" }: Record<string, string>) =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR);

interface Made {
  /** Environment of a server on it. */
  variables: Record<string, string>;
  remove(): Promise<void>;
}

/** A new database, with its tables unless a kind without them is named. */
async function makeDatabase(name: DatabaseName, kind?: "bare" | "hosted"): Promise<Made> {
  if (name === "PostgreSQL") {
    const { url, stop } = await createDatabase(kind);
    return { variables: { DATABASE_URL: url }, remove: stop };
  }
  const folder = await (kind ? temporaryFolder() : dataFolder());
  const remove = () => rm(folder, { recursive: true, force: true });
  return { variables: { DATA_DIR: folder }, remove };
}

/** A database for servers and commands, with its tables. */
export type Opened = Awaited<ReturnType<typeof openFor>>;

export async function openFor(name: DatabaseName) {
  const { variables, remove } = await makeDatabase(name);
  async function read<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openAt(variables);
    return work(database).finally(() => database.close());
  }
  return { name, variables, remove, read };
}
