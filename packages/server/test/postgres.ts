import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./ports";
import { loadPostgres, placeForData } from "./postgres-program";

export interface Postgres {
  url: string;
  stop(): Promise<void>;
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
