// tier: merge

import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Running } from "../src/start";
import type { Postgres } from "./postgres";
import { booking, post } from "./samples";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy";
import { createDatabase } from "./templates";
import { testServer } from "./test-server";

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
