import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnvironment } from "../src/environment";
import type { DatabaseError } from "../src/storage/database";
import { openPostgres } from "../src/storage/node/postgres";
import type { Postgres } from "./postgres";
import { appOver, booking, post } from "./samples";
import { startTcpProxy } from "./tcp-proxy";
import { createDatabase, execute } from "./templates";

let server: Postgres;
let url: URL;
let socket: string;
/** Name and password of the role. */
let role: string;
beforeAll(async () => {
  server = await createDatabase();
  url = new URL(server.url);
  role = `${url.username}:${url.password}`;
  const shown = await ask(server.url, "show unix_socket_directories");
  socket = shown.unix_socket_directories ?? "";
});
afterAll(() => server?.stop());

/** The one row of a query, from a database at an address as a setting has it. */
async function ask(address: string, sql = "select current_database() as name") {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: address });
  const database = await openPostgres(String(DATABASE_URL));
  const [row] = await database.query<Record<string, string>>(sql).finally(() => database.close());
  return row ?? {};
}

it.skipIf(process.platform === "win32").each([
  ["in the query", () => `postgres://${role}@/postgres?host=${socket}&port=${url.port}`],
  [
    "in the query, all of it",
    () => `postgres:///postgres?host=${socket}&port=${url.port}&user=maloca&password=s3cret`,
  ],
  ["as its host", () => `postgresql://${role}@${encodeURIComponent(socket)}:${url.port}/postgres`],
])("a database is found where its unix socket's folder stands %s", async (_, address) => {
  const row = await ask(address(), "select inet_client_addr() as address, current_user as me");
  expect(row).toEqual({ address: null, me: "maloca" });
});

// Nothing listens on ports 1 and 2.
it.each([
  ["in its name", () => `postgres://${role}@127.0.0.1:1,${url.host}${url.pathname}`],
  [
    "in the query",
    () => `postgres://${role}@${url.pathname}?host=127.0.0.1,${url.hostname}&port=1,${url.port}`,
  ],
])(
  "a database at several hosts is the first that answers, where they stand %s",
  async (_, address) => {
    expect(await ask(address())).toEqual({ name: url.pathname.slice(1) });
  },
);

it.each([
  [
    () => "postgres:///postgres?host=/tmp/no-such-folder&user=a",
    "the database at /tmp/no-such-folder cannot be used: there is no socket of a running server",
  ],
  [() => `${server.url}?no_such_option=1`, "it does not know an option of the address"],
  [
    () => "postgres://a:s3cret@127.0.0.1:1,127.0.0.1:2/x",
    "the database at 127.0.0.1:1,127.0.0.1:2 cannot be used: nothing listens there",
  ],
  [() => "postgres://a@host:1,b:x y/z", "DATABASE_URL must be a URL that starts with postgres:"],
])("a database that cannot be used is reported in one clear line: %s", async (address, line) => {
  await expect(ask(address())).rejects.toThrow(line);
});

it("a database is at its next host once the first is gone, for work that no visitor waits for too", async () => {
  const first = await startTcpProxy(Number(url.port));
  const hosts = `127.0.0.1:${first.port},127.0.0.1:${url.port}`;
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

it("a database that takes no writes, as a standby, is not healthy, and a lead is refused for now", async () => {
  const name = url.pathname.slice(1);
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
