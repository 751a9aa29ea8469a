import { settings } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stubDatabase } from "./databases";
import { appOver } from "./samples";

const silent = stubDatabase(async () => [] as never);
const given = settings.siteUrl;
const set = (siteUrl: string) => Object.assign(settings, { siteUrl });
afterEach(() => void set(given));

describe("a server whose operator has set the site's address", () => {
  const refused: string[] = [];
  const app = appOver(silent, {
    hosts: ["leads.maloca.co"],
    proxiedHost: (c) => c.req.header("x-forwarded-host"),
    log: (event, more) => void refused.push(`${event} ${more?.host}`),
  });
  beforeEach(() => set("https://www.maloca.co"));

  const ask = async (
    host: string,
    path = "/formulario/reserva",
    more: Record<string, string> = {},
  ) => (await app.request(`http://127.0.0.1:4173${path}`, { headers: { host, ...more } })).status;

  it.each([
    "www.maloca.co",
    "maloca.co:443",
    "WWW.Maloca.CO",
    "localhost:4173",
    "127.0.0.1:4173",
    "[::1]:4173",
    "leads.maloca.co",
  ])("answers at %s", async (host) => expect(await ask(host)).toBe(200));

  it.each([
    "evil.example",
    "www.maloca.co.evil.example",
    "evil.example:4173",
    "maloca.co@evil.example",
    "192.168.1.7",
    "",
    "not a host",
  ])("answers nothing at «%s», the health apart", async (host) => {
    for (const path of ["/", "/formulario/reserva", "/equipo", "/mcp", "/cdn/maloca.js", "/nada"])
      expect(await ask(host, path)).toBe(421);
    expect(await ask(host, "/healthz")).toBe(200);
    expect(await ask(host, "/readyz")).toBe(200);
  });

  it("believes neither the call's target nor a proxy's word alone", async () => {
    const target = await app.request("http://evil.example/formulario/reserva", {
      headers: { host: "www.maloca.co" },
    });
    expect(target.status).toBe(421);
    const forwarded = { "x-forwarded-host": "evil.example" };
    expect(await ask("www.maloca.co", "/formulario/reserva", forwarded)).toBe(421);
    const own = { "x-forwarded-host": "www.maloca.co" };
    expect(await ask("evil.example", "/formulario/reserva", own)).toBe(421);
    expect(await ask("leads.maloca.co", "/formulario/reserva", own)).toBe(200);
  });

  it("says so once in the log", () => {
    expect(refused.filter((line) => line.startsWith("a host was refused"))).toHaveLength(1);
  });
});

it("answers at any name while the site's address is a placeholder", async () => {
  const app = appOver(silent, { hosts: [] });
  const answer = await app.request("http://hotel.local/formulario/reserva");
  expect(answer.status).toBe(200);
});

describe("below the desk's path", () => {
  const app = appOver(silent);
  const press = async (headers: Record<string, string>, method = "POST") =>
    (await app.request("http://maloca.test/equipo/x", { method, headers })).status;

  it.each<[string, Record<string, string>]>([
    ["of the site, as the browser says", { "sec-fetch-site": "same-origin" }],
    ["of the site, in an older browser", { origin: new URL(given).origin }],
  ])("a page %s may change something", async (_, headers) => {
    for (const method of ["POST", "DELETE"]) expect(await press(headers, method)).not.toBe(403);
  });

  const host = "evil.example";
  it.each<[string, Record<string, string>]>([
    ["of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["of a sister site", { "sec-fetch-site": "same-site" }],
    ["that says nothing", {}],
    ["whose origin is the host that it asks for", { host, origin: "http://evil.example" }],
    ["that says the site in Referer alone", { referer: `${given}/equipo` }],
    ["of another site that says our origin", { "sec-fetch-site": "cross-site", origin: given }],
    [
      "that a proxy is said to forward",
      { origin: "http://a.example", "x-forwarded-host": "a.example" },
    ],
    ["that hides", { origin: "null" }],
    ["that a person opened with a form of a file", { "sec-fetch-site": "none" }],
  ])("a page %s may not", async (_, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(await press(headers, method)).toBe(403);
  });

  it("no other origin may read", async () => {
    for (const [path, method] of [
      ["/equipo", "OPTIONS"],
      ["/equipo/x", "OPTIONS"],
      ["/equipo/x", "GET"],
      ["/formulario/reserva", "GET"],
    ] as const) {
      const answer = await app.request(path, {
        method,
        headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
      });
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/);
    }
  });
});

it("no script of the site is a service worker", async () => {
  const script = await appOver(silent).request("/cdn/maloca.js", {
    headers: { "service-worker": "script" },
  });
  expect(script.status).toBe(403);
});
