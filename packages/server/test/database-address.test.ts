import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../src/environment";
import type { DatabaseError } from "../src/storage/database";
import { openPostgres } from "../src/storage/node/postgres";
import type { Postgres } from "./postgres";
import { appOver, booking, post } from "./samples";
import { startTcpProxy } from "./tcp-proxy";
import { createDatabase, execute } from "./templates";

describe.skipIf(process.platform === "win32")("a database behind a unix socket", () => {
  let server: Postgres;
  let folder: string;
  let port: string;
  beforeAll(async () => {
    server = await createDatabase("bare");
    port = new URL(server.url).port;
    const database = await openPostgres(server.url);
    const [row] = await database.query<{ unix_socket_directories: string }>(
      "show unix_socket_directories",
    );
    await database.close();
    folder = row?.unix_socket_directories.split(",")[0]?.trim() ?? "";
  });
  afterAll(() => server?.stop());

  const opened = async (address: string) => {
    const { DATABASE_URL } = readEnvironment({ DATABASE_URL: address });
    const database = await openPostgres(String(DATABASE_URL));
    try {
      const [row] = await database.query(
        "select inet_client_addr() as address, current_user as me",
      );
      return row;
    } finally {
      await database.close();
    }
  };

  it.each([
    ["in the query", () => `postgres://maloca:s3cret@/postgres?host=${folder}&port=${port}`],
    [
      "in the query, all of it",
      () => `postgres:///postgres?host=${folder}&port=${port}&user=maloca&password=s3cret`,
    ],
    [
      "as its host",
      () => `postgresql://maloca:s3cret@${encodeURIComponent(folder)}:${port}/postgres`,
    ],
  ])("is found where the socket's folder stands %s", async (_, address) => {
    expect(await opened(address())).toEqual({ address: null, me: "maloca" });
  });

  it("is told of in one clear line where no server has a socket there", async () => {
    await expect(opened("postgres:///postgres?host=/tmp/no-such-folder&user=a")).rejects.toThrow(
      "the database at /tmp/no-such-folder cannot be used: there is no socket of a running server",
    );
    await expect(opened(`${server.url}?no_such_option=1`)).rejects.toThrow(
      "it does not know an option of the address",
    );
  });
});

describe("a database at several hosts", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await createDatabase("bare");
  });
  afterAll(() => server?.stop());

  // Nothing listens on port 1: it is the host that failed.
  it.each([
    [
      "in its name",
      ({ host, username, password, pathname }: URL) =>
        `postgres://${username}:${password}@127.0.0.1:1,${host}${pathname}`,
    ],
    [
      "in the query",
      ({ hostname, port, username, password, pathname }: URL) =>
        `postgres://${username}:${password}@${pathname}?host=127.0.0.1,${hostname}&port=1,${port}`,
    ],
  ])("is the first that answers, where they stand %s", async (_, address) => {
    const { DATABASE_URL } = readEnvironment({ DATABASE_URL: address(new URL(server.url)) });
    const database = await openPostgres(String(DATABASE_URL));
    const rows = await database.query("select current_database() as name");
    await database.close();
    expect(rows).toEqual([{ name: new URL(server.url).pathname.slice(1) }]);
  });

  it("is the next once the first is gone, for work that no visitor waits for too", async () => {
    const { username, password, port, pathname } = new URL(server.url);
    const first = await startTcpProxy(Number(port));
    const database = await openPostgres(
      `postgres://${username}:${password}@127.0.0.1:${first.port},127.0.0.1:${port}${pathname}`,
    );
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

  it("is named whole where none answers", async () => {
    await expect(openPostgres("postgres://a:s3cret@127.0.0.1:1,127.0.0.1:2/x")).rejects.toThrow(
      "the database at 127.0.0.1:1,127.0.0.1:2 cannot be used: nothing listens there",
    );
    expect(() => readEnvironment({ DATABASE_URL: "postgres://a@host:1,b:x y/z" })).toThrow(
      /^DATABASE_URL must be a URL that starts with postgres:/,
    );
  });
});

describe("a database that is read and takes no writes, as a standby does", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await createDatabase();
  });
  afterAll(() => server?.stop());

  it("is not healthy, and a lead is refused for now", async () => {
    const { pathname } = new URL(server.url);
    await execute(
      server.url,
      `alter database ${pathname.slice(1)} set default_transaction_read_only = on`,
    );
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
});
