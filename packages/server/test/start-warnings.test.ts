import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_ANON_KEY, headers, paths } from "@maloca/catalog";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { hasAnotherKey } from "../src/http/node/built-key";
import { clientAddressBehind } from "../src/http/node/client-address";
import { order } from "./orders";
import { booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { testServer } from "./test-server";

describe("a server with another public key than its site and widgets", () => {
  const built = async (anonKey: string) => {
    const stamp = join(await temporaryFolder(), "build.json");
    await writeFile(stamp, JSON.stringify({ anonKey }));
    return stamp;
  };

  it("is not ready, and its log and the doctor say why", async () => {
    const events: string[] = [];
    const log = (event: string) => void events.push(event);
    const DATA_DIR = await dataFolder();
    const server = await testServer({ DATA_DIR }, { log, stamp: await built("otra-llave") });
    try {
      expect(events).toContain("requests of this build's pages are refused");
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await order(["doctor"], { DATA_DIR })).stdout).toContain("✗ Llave pública: ");
      const call = post(booking, { [headers.apiKey]: "otra-llave" });
      expect((await fetch(`${server.url}${paths.booking}`, call)).status).toBe(401);
    } finally {
      await server.close();
    }
  });

  it("is told from one with the same, without one, or of an unknown build", async () => {
    expect(hasAnotherKey(await built("una"), "otra")).toBe(true);
    expect(hasAnotherKey(await built("una"), "una")).toBe(false);
    expect(hasAnotherKey(await built(""), DEFAULT_ANON_KEY)).toBe(false);
    expect(hasAnotherKey(await built(""), "otra")).toBe(true);
    expect(hasAnotherKey("/nowhere/build.json", "otra")).toBe(false);
  });
});

describe("the address of a caller", () => {
  const REMOTE = "10.0.0.1";
  it.each([
    ["is the proxy's, said once, where no proxy is trusted", 0, "192.0.2.7", REMOTE, 1],
    ["is the proxy's, said once, where it names nobody", 1, undefined, REMOTE, 1],
    ["is the one that a trusted proxy names", 1, "192.0.2.7", "192.0.2.7", 0],
    ["is the connection's without a proxy", 0, undefined, REMOTE, 0],
  ])("%s", async (_, proxies, named, address, times) => {
    let mismatches = 0;
    const addressOf = clientAddressBehind(proxies, () => mismatches++);
    const app = new Hono().get("/", (c) => c.text(addressOf(c)));
    const call = { headers: { ...(named !== undefined && { "x-forwarded-for": named }) } };
    for (const _ of [1, 2]) {
      const connection = { incoming: { socket: { remoteAddress: REMOTE } } };
      expect(await (await app.request("/", call, connection)).text()).toBe(address);
    }
    expect(mismatches).toBe(times);
  });
});
