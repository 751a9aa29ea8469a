import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../src/database";
import { migrate } from "../src/migrate";
import { openEmbedded } from "../src/node/embedded";
import { layoutFrom, readMigrations } from "../src/node/layout";
import { openPostgres } from "../src/node/postgres";
import { startPostgres } from "./postgres";

/** The databases that every promise about stored leads holds on. */
export const stores = ["PGlite", "PostgreSQL"] as const;

export interface TestedStore {
  database: Database;
  close(): Promise<void>;
}

/** The `import.meta.url` of the entry, as if it were run from here. */
export const entryUrl = new URL("../src/main.ts", import.meta.url).href;

export const migrations = () => readMigrations(layoutFrom(entryUrl).migrations);

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "maloca-test-"));
}

/** A data folder with an empty embedded database: a copy, for creating one takes seconds. */
export async function dataFolder(folder?: string): Promise<string> {
  const made = folder ?? (await temporaryFolder());
  await cp(await emptyDatabase(), join(made, "postgres"), { recursive: true });
  return made;
}

/** Made once, and again when the code that makes it or PGlite changes. */
async function emptyDatabase(): Promise<string> {
  const sources = ["../src/node/embedded.ts", "../src/node/pglite.ts", "../package.json"].map(
    (path) => here(path),
  );
  const hash = createHash("sha256");
  for (const path of sources) hash.update(await readFile(path));
  const kept = here(`../.data/empty-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(kept)) {
    const folder = await temporaryFolder();
    await (await openEmbedded(folder)).close();
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

/** An empty database, without tables. */
export async function openEmpty(name: (typeof stores)[number]): Promise<TestedStore> {
  if (name === "PostgreSQL") {
    const server = await startPostgres();
    const database = await openPostgres(server.url);
    return {
      database,
      async close() {
        await database.close();
        await server.stop();
      },
    };
  }
  const folder = await dataFolder();
  const database = await openEmbedded(folder);
  return {
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database with its tables. */
export async function openTested(name: (typeof stores)[number]): Promise<TestedStore> {
  const store = await openEmpty(name);
  await migrate(store.database, await migrations());
  return store;
}

export const emptyTables = (database: Database) =>
  database.exec("truncate maloca.leads restart identity cascade");

// A hosted project has these roles, and gives them every right on a new table of the public schema.
export const hostedRoles = `
  create role anon nologin; create role authenticated nologin;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`;
