import { paths } from "@maloca/catalog";
import { afterAll, expect, it } from "vitest";
import { readEnvironment } from "../src/environment";
import { StartError } from "../src/errors";
import { createStore } from "../src/leads/store";
import { readUnsentMails } from "../src/leads/unsent-mails";
import type { DatabaseError } from "../src/storage/database";
import { openPostgres } from "../src/storage/node/postgres";
import { emptyTables } from "./databases";
import { missing, startPooler } from "./pooler";
import { startTcpProxy } from "./ports";
import { appOver, booking, post } from "./samples";
import { createDatabase, execute } from "./templates";

const server = await createDatabase();
afterAll(server.stop);
const url = new URL(server.url);
const name = url.pathname.slice(1);
/** Name and password of the role. */
const role = `${url.username}:${url.password}`;
const { unix_socket_directories: socket = "" } = await ask(
  server.url,
  "show unix_socket_directories",
);

/** The one row of a query, from a database at an address as a setting has it. */
async function ask(address: string, sql = "select current_database() as name") {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: address });
  const database = await openPostgres(String(DATABASE_URL));
  const [row] = await database.query<Record<string, string>>(sql).finally(() => database.close());
  return row ?? {};
}

it.skipIf(process.platform === "win32").each([
  ["in the query", `postgres://${role}@/postgres?host=${socket}&port=${url.port}`],
  [
    "in the query, all of it",
    `postgres:///postgres?host=${socket}&port=${url.port}&user=maloca&password=s3cret`,
  ],
  ["as its host", `postgresql://${role}@${encodeURIComponent(socket)}:${url.port}/postgres`],
])("a database is found where its unix socket's folder stands %s", async (_, address) => {
  const row = await ask(address, "select inet_client_addr() as address, current_user as me");
  expect(row).toEqual({ address: null, me: "maloca" });
});

it("a statement that is given up while it waits changes nobody's answer", async () => {
  const database = await openPostgres(server.url);
  const write = async (n: number) => (await database.write("select $1::int as n", [n]))[0];
  const some = Array.from({ length: 20 }, (_, n) => n);
  const others = some.map((n) => n + some.length);
  // Each connection has prepared the statement.
  await Promise.all(some.map(write));
  // Two connections answer meanwhile, so that the others do not count as lost.
  const busy = [1, 2, ...Array.from({ length: 8 }, () => 3.4)].map((seconds) =>
    database.query(`select pg_sleep(${seconds})`),
  );
  const first = Promise.allSettled(some.map(write));
  // What begins later is waited for longer.
  await busy[0];
  const later = await Promise.all(others.map(write));
  expect(later).toEqual(others.map((n) => ({ n })));
  const waited = await first;
  expect(waited.some(({ status }) => status === "rejected")).toBe(true);
  for (const [n, answer] of waited.entries())
    if (answer.status === "fulfilled") expect(answer.value).toEqual({ n });
  await Promise.all(busy);
  await database.close();
});

it("a statement that fails among its rows leaves the next one all of its own", async () => {
  const database = await openPostgres(server.url);
  const failing = "select 1 / (4 - i) as part from generate_series(1, 9) i";
  await expect(database.query(failing)).rejects.toMatchObject({ code: "22012" });
  const rows = await database.query("select i from generate_series(1, 2) i");
  expect(rows).toEqual([{ i: 1 }, { i: 2 }]);
  await database.close();
});

// Nothing listens on ports 1 and 2.
it.each([
  ["in its name", `postgres://${role}@127.0.0.1:1,${url.host}${url.pathname}`],
  [
    "in the query",
    `postgres://${role}@${url.pathname}?host=127.0.0.1,${url.hostname}&port=1,${url.port}`,
  ],
])(
  "a database at several hosts is the first that answers, where they stand %s",
  async (_, address) => {
    expect(await ask(address)).toEqual({ name });
  },
);

it.each([
  [
    "the database at /tmp/no-such-folder cannot be used: there is no socket of a running server",
    "postgres:///postgres?host=/tmp/no-such-folder&user=a",
  ],
  [
    "the database at 127.0.0.1:1,127.0.0.1:2 cannot be used: nothing listens there",
    "postgres://a:s3cret@127.0.0.1:1,127.0.0.1:2/x",
  ],
  ["DATABASE_URL must have a host and a port from 1 to 65535", "postgres://a@host:1,b:x y/z"],
])("a database that cannot be used is reported in one clear line: %s", async (line, address) => {
  const error = await ask(address).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toContain(line);
  expect(error.message).not.toMatch(/\n|s3cret|wr0ng/);
});

it("an address may have the options of other clients", async () => {
  expect(await ask(`${server.url}?pgbouncer=true&channel_binding=prefer`)).toEqual({ name });
});

it("a database is at its next host once the first is gone, for work that no visitor waits for too", async () => {
  const first = await startTcpProxy(server.url);
  const hosts = `${new URL(first.url).host},${url.host}`;
  const database = await openPostgres(`postgres://${role}@${hosts}${url.pathname}`);
  await database.query("select 1");
  await first.cut();
  let refused = 0;
  const answered = async (): Promise<unknown> =>
    database.query("select 1 as one").catch((error: DatabaseError) => {
      expect(error.unavailable).toBe(true);
      refused++;
      return answered();
    });
  expect(await answered()).toEqual([{ one: 1 }]);
  expect(refused).toBeGreaterThan(0);
  await database.close();
});

const LEADS = 60;

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
  expect(await readUnsentMails(database)).toMatchObject({ queued: 2 * LEADS, dead: 0 });
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

it("a database that takes no writes, as a standby, is not healthy, and a lead is refused for now", async () => {
  await execute(server.url, `alter database ${name} set default_transaction_read_only = on`);
  const database = await openPostgres(server.url);
  const app = appOver(database);
  const health = await app.request("/healthz");
  expect([health.status, (await health.json()).message]).toEqual([
    503,
    "The database does not answer: the database takes no writes now",
  ]);
  expect((await app.request("/readyz")).status).toBe(503);
  const refused = await app.request(paths.booking, post(booking));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  await database.close();
});

it("a transaction whose connection ends between two statements fails, as one that may come again, and ends no process", async () => {
  const database = await openPostgres(server.url);
  const end = "select pg_terminate_backend($1::int)";
  const gone = "select 1 from pg_stat_activity where pid = $1::int";
  const endings = ["a query", "its end"].map((next) =>
    database.tx(async (session) => {
      const [{ pid } = { pid: 0 }] = await session.query<{ pid: number }>(
        "select pg_backend_pid() as pid",
      );
      await database.query(end, [pid]);
      await expect.poll(() => database.query(gone, [pid])).toEqual([]);
      if (next === "a query") await session.query("select 1");
    }),
  );
  for (const { status, reason } of (await Promise.allSettled(endings)) as PromiseRejectedResult[])
    expect([status, reason.unavailable]).toEqual(["rejected", true]);
  expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  await database.close();
});
