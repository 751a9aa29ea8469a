import { Hono } from "hono";
import { expect, it } from "vitest";
import { clientAddressBehind } from "../src/http/node/client-address";

const REMOTE = "10.0.0.1";
it.each([
  ["is the proxy's, said once, where no proxy is trusted", 0, "192.0.2.7", REMOTE, 1],
  ["is the proxy's, said once, where it names nobody", 1, undefined, REMOTE, 1],
  ["is the one that a trusted proxy names", 1, "192.0.2.7", "192.0.2.7", 0],
  ["is the connection's without a proxy", 0, undefined, REMOTE, 0],
])("the address of a caller %s", async (_, proxies, named, address, times) => {
  let mismatches = 0;
  const addressOf = clientAddressBehind(proxies, () => mismatches++);
  const app = new Hono().get("/", (c) => c.text(addressOf(c)));
  const headers = new Headers(named === undefined ? [] : [["x-forwarded-for", named]]);
  for (const _ of [1, 2]) {
    const connection = { incoming: { socket: { remoteAddress: REMOTE } } };
    expect(await (await app.request("/", { headers }, connection)).text()).toBe(address);
  }
  expect(mismatches).toBe(times);
});
