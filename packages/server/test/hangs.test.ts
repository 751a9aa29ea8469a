// tier: merge

import { PGlite, type Transaction } from "@electric-sql/pglite";
import { paths } from "@maloca/catalog";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Running } from "../src/start";
import type { Database } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import type { Postgres } from "./postgres";
import { booking, post } from "./samples";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy";
import { createDatabase, dataFolder } from "./templates";
import { testServer } from "./test-server";
import { fakeTimers, tickUntilOver } from "./ticks";

/** More calls at once than there are connections. */
const MANY = 24;

let postgres: Postgres;
let proxy: TcpProxy;
let servers: Running[];
beforeAll(async () => {
  postgres = await createDatabase();
  const url = new URL(postgres.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const variables = { RATE_LIMIT: "9", TRUST_PROXY: "1", DATABASE_URL: url.href };
  servers = [await testServer(variables), await testServer(variables)];
});
afterAll(async () => {
  proxy?.thaw();
  await Promise.all(servers.map((server) => server.close()));
  await proxy?.cut();
  await postgres?.stop();
});

let callers = 0;
const send = async (server = servers[0]) => {
  const from = { "x-forwarded-for": `10.0.${callers >> 8}.${callers++ & 255}` };
  const answer = await fetch(`${server?.url}${paths.booking}`, post(booking, from));
  return [answer.status, answer.headers.get("retry-after")];
};
const sendMany = () => Promise.all(Array.from({ length: MANY }, () => send()));
const served = () => expect.poll(sendMany).toEqual(Array(MANY).fill([200, null]));

it("a frozen database server causes 503, and is used again when it is back", async () => {
  await served();
  proxy.freeze();
  expect(await sendMany()).toEqual(Array(MANY).fill([503, "5"]));
  expect((await fetch(`${servers[0]?.url}/healthz`)).status).toBe(503);
  proxy.thaw();
  await served();
});

it("a database server is connected to again when its old connections are dead", async () => {
  await served();
  proxy.freeze();
  expect(await send()).toEqual([503, "5"]);
  proxy.thaw({ old: false });
  for (const server of servers) await expect.poll(() => send(server)).toEqual([200, null]);
  await served();
});

describe("an embedded database", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmbedded(await dataFolder());
    fakeTimers();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await database.close();
  });

  /** No visitor waits for it. */
  const LONG_MS = 60_000;

  it("lets a transaction and a pause in it be as long as they like while statements are answered", async () => {
    const rows = await database.tx(async (session) => {
      for (let index = 0; index < 5; index++) {
        const answer = session.query("select 1");
        vi.advanceTimersByTime(3000);
        await answer;
      }
      vi.advanceTimersByTime(LONG_MS);
      return session.query("select 2 as two");
    }, LONG_MS);
    expect(rows).toEqual([{ two: 2 }]);
  });

  it.each(["begin", "statement", "commit"])(
    "is opened anew when a transaction hangs at its %s",
    async (step) => {
      const never = () => new Promise<never>(() => {});
      const begin = PGlite.prototype.transaction;
      function hanging(this: PGlite, body: (tx: Transaction) => Promise<void>) {
        if (step === "begin") return never();
        return begin.call(this, async (tx: Transaction) => {
          if (step === "statement") vi.spyOn(tx, "query").mockImplementation(never);
          await body(tx);
          if (step === "commit") return never();
        });
      }
      vi.spyOn(PGlite.prototype, "transaction").mockImplementation(hanging as typeof begin);
      const stuck = database.tx((session) => session.query("select 1"), LONG_MS);
      await tickUntilOver(stuck);
      const hung = { code: "timeout", message: "the database hung and is reopened" };
      await expect(stuck).rejects.toMatchObject(hung);
      vi.restoreAllMocks();
      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    },
  );
});
