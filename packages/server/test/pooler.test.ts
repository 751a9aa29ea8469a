import { spawn } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watch } from "../../tooling/programs/launch.mjs";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { createStore } from "../src/leads/store";
import { readUnsentMails } from "../src/leads/unsent-mails";
import { openPostgres } from "../src/storage/node/postgres";
import { emptyTables } from "./databases";
import { freePort } from "./ports";
import type { Postgres } from "./postgres";
import { booking } from "./samples";
import { createDatabase } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const LEADS = 60;

// Debian's own place for it is not on everybody's path.
const find = () => ["pgbouncer", "/usr/sbin/pgbouncer"].map(which).find(Boolean);
const missing = missingProgram("PgBouncer", find, ["pgbouncer"]);

/** A pooler in transaction mode with two connections to the server at `url`, for all its clients. */
async function startPooler(url: string) {
  const { hostname, port, username, password } = new URL(url);
  const folder = await temporaryFolder();
  const own = new URL(url);
  own.port = String(await freePort());
  const users = join(folder, "users");
  await writeFile(users, `"${username}" "${password}"\n`);
  const file = join(folder, "pooler.ini");
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = ${own.hostname}
listen_port = ${own.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
`,
  );
  // It refuses to be root, and must read its files as somebody else.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(find() as string, [...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  const { url: up, ended } = watch(child, /(process up)/);
  await up;
  const stop = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { url: own.href, stop };
}

let server: Postgres;
beforeAll(async () => {
  server = await createDatabase();
});
afterAll(() => server?.stop());

/** Stores leads side by side, each twice at once, and gives the statements that its connections keep. */
async function storeMany(url: string) {
  const database = await openPostgres(url);
  await emptyTables(database);
  const store = createStore(database);
  const keys = Array.from({ length: LEADS }, (_, index) => `key ${index}`);
  const nothing = { partner: null, source: null, consentVersion: null };
  const save = (idempotencyKey: string) =>
    store.save({ ...nothing, kind: "booking", request: { ...booking }, idempotencyKey });
  const saved = await Promise.all([...keys, ...keys].map(save));
  const references = saved.map((one) => "reference" in one && one.reference);
  expect(references.slice(LEADS)).toEqual(references.slice(0, LEADS));
  expect(new Set(references).size).toBe(LEADS);
  expect(await readUnsentMails(database)).toMatchObject({ waiting: 2 * LEADS, dead: 0 });
  const sql = "select statement from pg_prepared_statements";
  const ask = () => database.query<{ statement: string }>(sql);
  const kept = await Promise.all(Array.from({ length: 20 }, ask));
  await database.close();
  return [...new Set(kept.flat().map(({ statement }) => statement))];
}

it("a connection to PostgreSQL itself prepares the visitors' statements once", async () => {
  const statements = await storeMany(server.url);
  // One text for all: nothing that a visitor sends makes another.
  const leads = statements.filter((each) => each.includes("insert into maloca.leads"));
  expect(leads).toHaveLength(1);
});

it("a pooler in transaction mode gets each lead once, and no statement on a connection that others use", async ({
  skip,
}) => {
  skip(!!missing, missing);
  const { url, stop } = await startPooler(server.url);
  expect(await storeMany(url)).toEqual([]);
  await stop();
});
