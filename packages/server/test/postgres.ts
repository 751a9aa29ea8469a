import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { freePort } from "./ports";
import { loadPostgres, placeForData } from "./postgres-program";

/** Where a run's test files are told the URL of the PostgreSQL that they share. */
export const SHARED_POSTGRES = "MALOCA_SHARED_POSTGRES";

export interface Postgres {
  /** Of a database that is empty. */
  url: string;
  stop(): Promise<void>;
}

/** An empty database on the PostgreSQL of this run. Roles belong to all: who makes one starts its own. */
export async function createDatabase(): Promise<Postgres> {
  const port = process.env[SHARED_POSTGRES];
  if (!port) return startPostgres();
  const shared = await text(connect(Number(port), "127.0.0.1"));
  if (!shared) throw new Error("The PostgreSQL of this run did not start; it says why above");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const execute = async (sql: string) => {
    const connection = postgres(shared, { max: 1, onnotice: () => {} });
    await connection.unsafe(sql).finally(() => connection.end());
  };
  await execute(`create database ${name}`);
  const url = new URL(shared);
  url.pathname = name;
  return { url: url.href, stop: () => execute(`drop database ${name} with (force)`) };
}

/**
 * A PostgreSQL of one's own on loopback, fast or, for measurements, `synced` as an operator's. `stop`
 * removes all of it.
 */
export async function startPostgres({ synced = false } = {}): Promise<Postgres> {
  const EmbeddedPostgres = await loadPostgres();
  const place = await placeForData();
  const folder = await mkdtemp(join(place, "maloca-postgres-"));
  const port = await freePort();
  let output = "";
  const log = (line: unknown) => {
    output += `${line}\n`;
  };
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "maloca",
    password: "s3cret",
    authMethod: "scram-sha-256",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", `fsync=${synced ? "on" : "off"}`, "-c", "listen_addresses=127.0.0.1"],
    onLog: log,
    onError: log,
  });
  try {
    // The server's own account must be able to enter the folder.
    await chmod(folder, 0o755);
    await withTemporaryFolder(place, () => server.initialise());
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${output}`);
  }
  return {
    url: `postgres://maloca:s3cret@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package hands PostgreSQL its password in a file of the temporary folder. */
async function withTemporaryFolder(place: string, work: () => Promise<void>) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = place;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
