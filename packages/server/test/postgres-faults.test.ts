// tier: merge

import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../src/start";
import type { Postgres } from "./postgres";
import { booking, post } from "./samples";
import { startTcpProxy } from "./tcp-proxy";
import { createDatabase } from "./templates";
import { testServer } from "./test-server";

const isUnavailable = async (answer: Response) => {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
};

describe("a database server that fails", () => {
  let postgres: Postgres;
  let databaseProxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let servers: Running[];
  beforeAll(async () => {
    postgres = await createDatabase();
    const url = new URL(postgres.url);
    databaseProxy = await startTcpProxy(Number(url.port));
    url.port = String(databaseProxy.port);
    servers = [];
    for (const _ of [1, 2]) {
      servers.push(await testServer({ RATE_LIMIT: "9", TRUST_PROXY: "1", DATABASE_URL: url.href }));
    }
  });
  afterAll(async () => {
    databaseProxy?.thaw();
    await Promise.all(servers.map((server) => server.close()));
    await databaseProxy?.cut();
    await postgres?.stop();
  });

  let callers = 0;
  const send = (index = 0, address = `10.0.${callers >> 8}.${callers++ & 255}`) =>
    fetch(`${servers[index]?.url}${paths.booking}`, post(booking, { "x-forwarded-for": address }));

  /** Until more calls at once than there are connections are all accepted. */
  const served = () =>
    expect
      .poll(async () => {
        const answers = await Promise.all(Array.from({ length: 24 }, () => send()));
        return answers.filter(({ status }) => status === 200).length;
      })
      .toBe(24);

  it("causes 503 while it is frozen, and serves again when it is back", async () => {
    await served();
    databaseProxy.freeze();
    // More than there are connections.
    const answers = await Promise.all(Array.from({ length: 24 }, () => send()));
    for (const answer of answers) await isUnavailable(answer);
    expect((await fetch(`${servers[0]?.url}/healthz`)).status).toBe(503);
    databaseProxy.thaw();
    await served();
  });

  it("is connected to again when its old connections are dead", async () => {
    await served();
    databaseProxy.freeze();
    await isUnavailable(await send());
    databaseProxy.thaw({ old: false });
    for (const index of servers.keys()) {
      await expect.poll(async () => (await send(index)).status).toBe(200);
    }
    await served();
  });
});
