import { gzipSync } from "node:zlib";
import { type ApiError, BODY_LIMIT, DEFAULT_ANON_KEY, headers, paths } from "@maloca/catalog";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppOptions } from "../src/http/app";
import { behindProxies } from "../src/http/node/client-address";
import { logTo } from "../src/log";
import { stubDatabase } from "./databases";
import { appOver, booking, post, signupPath } from "./samples";

async function refusal(answer: Response): Promise<ApiError & { status: number }> {
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const error = (await answer.json()) as ApiError;
  expect(Object.keys(error).sort()).toEqual(["code", "details", "hint", "message"]);
  return { ...error, status: answer.status };
}

describe("what is refused before any database", () => {
  const lines: string[] = [];
  const broken = stubDatabase(async () => {
    throw new Error(`no database; ${booking.email}`);
  });
  const app = (options: Parameters<typeof appOver>[1] = {}) =>
    appOver(broken, { log: logTo((line) => lines.push(line)), ...options });

  const json = (...bodies: string[]) => bodies.map((body) => post(body));
  const withKey = (sent: Record<string, string>) => post("{", { [headers.apiKey]: "", ...sent });
  const long = JSON.stringify({ ...booking, message: "x".repeat(BODY_LIMIT) });
  it.each<[number, string, ...RequestInit[]]>([
    [401, "unauthorized", withKey({})],
    [401, "unauthorized", withKey({ [headers.apiKey]: "other" })],
    [401, "unauthorized", withKey({ authorization: "Bearer other" })],
    [400, "invalid_json", withKey({ authorization: `Bearer ${DEFAULT_ANON_KEY}` })],
    [400, "invalid_json", ...json("", "name=Ana", "undefined")],
    // Not unpacked: a bomb would fill the memory.
    [
      415,
      "packed_body",
      { ...post("", { "content-encoding": "gzip" }), body: gzipSync(JSON.stringify(booking)) },
    ],
    [400, "invalid_request", ...json("null", "[]", '"text"', "7")],
    [400, "invalid_idempotency_key", post(booking, { [headers.idempotencyKey]: "k".repeat(256) })],
    [413, "too_large", post(long, { "content-length": String(long.length) })],
    // In chunks, of no declared length.
    [413, "too_large", Object({ ...post(""), body: new Blob([long]).stream(), duplex: "half" })],
  ])("%i %s", async (status, code, ...calls) => {
    for (const call of calls) {
      const answer = await app().request(paths.booking, call);
      expect(await refusal(answer)).toMatchObject({ status, code });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  it.each([
    "/functions/v1/other",
    "/functions",
    "/rest/v1/leads",
    "/rest/v1/rpc/leads",
    "/submissions/v3/integration/submit/portal",
    `${paths.booking}/`,
  ])("404 JSON for every method at %s", async (path) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      const answer = await app().request(path, { method });
      expect(await refusal(answer)).toMatchObject({ status: 404, code: "not_found" });
    }
    const head = await app().request(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });

  it.each([paths.booking, signupPath])("404 for another method at %s", async (path) => {
    for (const method of ["GET", "DELETE"])
      expect((await app().request(path, { method })).status).toBe(404);
  });

  const preflight = (origin: string) => ({
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,content-type",
    },
  });

  it.each([paths.booking, signupPath])(
    "answers a preflight at %s with every header that clients send",
    async (path) => {
      const answer = await app().request(path, preflight("https://partner.example"));
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      const allowed = answer.headers.get("access-control-allow-headers")?.toLowerCase().split(",");
      const sent =
        "authorization apikey x-client-info content-type content-profile accept-profile prefer x-supabase-api-version x-retry-count idempotency-key x-maloca-partner x-maloca-source x-maloca-consent x-maloca-metadata x-maloca-test";
      expect(allowed).toEqual(expect.arrayContaining(sent.split(" ")));
    },
  );

  it("allows only the configured origins", async () => {
    const choosy = app({ allowedOrigins: ["https://partner.example"] });
    const allowed = await choosy.request(paths.booking, preflight("https://partner.example"));
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://partner.example");
    const other = await choosy.request(paths.booking, preflight("https://other.example"));
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  const limitedTo = (rateLimit: number, clock = () => new Date()) => {
    const clientAddress: AppOptions["clientAddress"] = (c) => c.req.header("x-test-address") ?? "";
    const limited = app({ rateLimit, clientAddress, clock });
    return (address: string) =>
      limited.request(paths.booking, post("{", { "x-test-address": address }));
  };

  it("429 beyond the limit of one address, until the minute ends", async () => {
    let now = new Date("2026-11-20T15:00:50Z");
    const call = limitedTo(2, () => now);
    const taken = async (...addresses: string[]) => {
      for (const address of addresses) expect((await call(address)).status).toBe(400);
    };
    await taken("10.0.0.1", "::ffff:10.0.0.1");
    const third = await call("10.0.0.1");
    expect(await refusal(third)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(third.headers.get("retry-after")).toBe("10");
    expect(third.headers.get("access-control-allow-origin")).toBe("*");
    await taken("10.0.0.2", "2001:db8::1", "2001:db8:0:0:7::2");
    expect((await call("2001:db8::3")).status).toBe(429);
    now = new Date("2026-11-20T15:01:00Z");
    await taken("10.0.0.1");
  });

  it("429 for the owner of many IPv6 networks, whose neighbours are answered", async () => {
    const now = new Date();
    const call = limitedTo(2, () => now);
    const statuses: number[] = [];
    for (let net = 0; net < 10; net++) statuses.push((await call(`2001:db8:1:${net}::1`)).status);
    expect(statuses).toEqual([...Array(8).fill(400), 429, 429]);
    expect((await call("2001:db8:2::1")).status).toBe(400);
  });

  it("500 without what was typed, in the answer and in the log", async () => {
    lines.length = 0;
    const answer = await app().request(paths.booking, post(booking));
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refusal(answer)).toMatchObject({ status: 500, code: "internal" });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "failed", method: "POST", code: "Error" },
      { event: "request", route: paths.booking, status: 500 },
    ]);
    expect(lines.join()).not.toContain(booking.email);
  });
});

const REMOTE = "10.0.0.1";
it.each([
  ["is the proxy's, said once, where no proxy is trusted", 0, "192.0.2.7", REMOTE, 1],
  ["is the proxy's, said once, where it names nobody", 1, undefined, REMOTE, 1],
  ["is the one that a trusted proxy names", 1, "10.0.0.9, 192.0.2.7", "192.0.2.7", 0],
  ["is named with a port", 1, "10.0.0.9, 192.0.2.1:5678", "192.0.2.1", 0],
  ["is named with a port", 1, "[2001:db8::1]:5678", "2001:db8::1", 0],
  ["is named in another way", 1, "2001:db8::1", "2001:db8::1", 0],
  ["is the connection's without a proxy", 0, undefined, REMOTE, 0],
])("the address of a caller %s", async (_, proxies, named, address, times) => {
  let mismatches = 0;
  const { clientAddress: addressOf } = behindProxies(proxies, () => mismatches++);
  const app = new Hono().get("/", (c) => c.text(addressOf(c)));
  const headers = new Headers(named === undefined ? [] : [["x-forwarded-for", named]]);
  for (const _ of [1, 2]) {
    const connection = { incoming: { socket: { remoteAddress: REMOTE } } };
    expect(await (await app.request("/", { headers }, connection)).text()).toBe(address);
  }
  expect(mismatches).toBe(times);
});
