import { cp } from "node:fs/promises";
import postgres from "postgres";
import { shared } from "../../tooling/programs/shared.mjs";
import { folders } from "../src/folders";
import { migrate } from "../src/storage/migrate";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import { readMigrations } from "../src/storage/node/upgrade";
import type { Postgres } from "./postgres";
import { temporaryFolder } from "./temporary-folder";

// Tables are created once in a run on each kind of database. Tests get copies.

export const migrations = () => readMigrations(folders.migrations);

/** Creates the data folder that is copied for tests. */
export async function makeTables(folder: string): Promise<string> {
  const database = await openEmbedded(folder);
  await migrate(database, await migrations());
  await database.close();
  return folder;
}

/** A data folder with an embedded database and its tables. */
export async function dataFolder(folder?: string): Promise<string> {
  const made = folder ?? (await temporaryFolder());
  await cp(await ofRun("tables"), made, { recursive: true });
  return made;
}

/** The PostgreSQL database that is copied for tests. */
const TEMPLATE = "maloca_tables";

/** Creates the template. To copy it, nobody may be connected to it. */
export async function makeTemplate(server: string): Promise<void> {
  await execute(server, `create database ${TEMPLATE}`);
  const database = await openPostgres(within(server, TEMPLATE));
  await migrate(database, await migrations()).finally(() => database.close());
}

/**
 * A new database on the run's PostgreSQL: with tables, or `bare`, or bare on another server with the roles of a
 * hosted project. Roles belong to a whole server: a test that creates some starts its own.
 */
export async function createDatabase(kind?: "bare" | "hosted"): Promise<Postgres> {
  const server = await ofRun(kind === "hosted" ? "hosted" : "postgres");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await execute(server, `create database ${name} template ${kind ? "template1" : TEMPLATE}`);
  const stop = () => execute(server, `drop database ${name} with (force)`);
  return { url: within(server, name), stop };
}

/** The roles that a hosted project has before its tables. */
export const hostedRoles = "create role anon nologin; create role authenticated nologin;";

/** In a hosted project these roles have all rights on new tables of the public schema. */
export const hostedRights = `
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`;

export async function execute(url: string, sql: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  await connection.unsafe(sql).finally(() => connection.end());
}

/** Something that this run shares. */
export async function ofRun(name: Parameters<typeof shared>[0]): Promise<string> {
  const found = await shared(name);
  if (!found) throw new Error("Only a test run shares what is made once");
  return found;
}

function within(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
