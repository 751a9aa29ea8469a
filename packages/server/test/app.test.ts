import {
  type ApiError,
  BODY_LIMIT,
  bookingLimits,
  bookingRequest,
  check,
  consent,
  DEFAULT_ANON_KEY,
  headers,
  type LeadReceipt,
  newsletterSignup,
  paths,
} from "@maloca/catalog";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { forwardedAddress } from "../src/http/request-headers";
import { createLeadAdmin } from "../src/leads/admin";
import { logTo } from "../src/log";
import { databaseNames, stubDatabase, useDatabase } from "./databases";
import { appOver, booking, newsletter, newsletterPath, post } from "./samples";

const REFERENCE = /^MAL-[2-9A-HJ-NP-TW-Z]{6}$/;

async function refusal(answer: Response): Promise<ApiError & { status: number }> {
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const error = (await answer.json()) as ApiError;
  expect(Object.keys(error).sort()).toEqual(["code", "details", "hint", "message"]);
  return { ...error, status: answer.status };
}

describe.each(databaseNames)("the calls, stored in %s", (name) => {
  const database = useDatabase(name);

  const list = () => createLeadAdmin(database).list();
  const count = async () => (await list()).length;

  it("stores a booking request with its consent and partner, and answers its reference", async () => {
    const now = new Date("2026-11-20T15:00:00Z");
    let woken = 0;
    const app = appOver(database, { clock: () => now, onLead: () => woken++ });
    const answer = await app.request(
      paths.booking,
      post(booking, {
        [headers.partner]: " Hotel Sirena\t",
        [headers.source]:
          "utm_source=bolet%C3%ADn&pagina=2&referrer=https%3A%2F%2Fhotel.example%2F%3Fq",
        [headers.consent]: consent.version,
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const receipt = (await answer.json()) as LeadReceipt;
    expect(receipt).toEqual({ success: true, reference: expect.stringMatching(REFERENCE) });
    expect(await list()).toEqual([
      {
        ...booking,
        kind: "booking",
        reference: receipt.reference,
        createdAt: now.toISOString(),
        partner: "Hotel Sirena",
        language: "es",
        source: { utm_source: "boletín", referrer: "https://hotel.example/" },
        metadata: null,
        test: false,
        consent: { version: consent.version, at: now.toISOString() },
        mail: { state: "waiting", attempts: 0, at: now.toISOString(), error: null },
        confirmation: "waiting",
        answer: null,
        confirmedAt: null,
        quarantine: null,
      },
    ]);
    expect(woken).toBe(1);
  });

  it("fills the optional fields, and stores no consent that was not given", async () => {
    const { experiences: _, message: __, ...required } = booking;
    expect((await appOver(database).request(paths.booking, post(required))).status).toBe(200);
    expect(await list()).toMatchObject([
      { experiences: "", message: "", partner: null, source: null, consent: null },
    ]);
  });

  it.each(Object.entries(bookingLimits))(
    "says what is wrong with %s",
    async (field, [min, max]) => {
      const app = appOver(database);
      const wrong: unknown[] = [
        field === "email" ? "no-es-un-correo" : "x".repeat(max + 1),
        7,
        null,
      ];
      if (min) wrong.push("x".repeat(min - 1), " ".repeat(min + 1));
      for (const value of wrong) {
        const body = { ...booking, [field]: value };
        const { status, code, details } = await refusal(
          await app.request(paths.booking, post(body)),
        );
        expect({ status, code }).toEqual({ status: 400, code: "invalid_request" });
        expect(details).toEqual(check(bookingRequest, body).errors);
        expect(Object.keys(details as object)).toEqual([field]);
      }
      expect(await count()).toBe(0);
    },
  );

  it("takes every field at its shortest and at its longest", async () => {
    const app = appOver(database);
    const long = "a@".padEnd(64, "x");
    for (const end of [0, 1]) {
      const body = Object.fromEntries(
        Object.entries(bookingLimits).map(([field, limit]) => [field, "ñ".repeat(limit[end] ?? 0)]),
      );
      body.email = end ? `${long}.example.org` : "a@b.co";
      expect((await app.request(paths.booking, post(body))).status).toBe(200);
    }
    expect(await count()).toBe(2);
  });

  it("counts characters as the table does: an emoji is one", async () => {
    const body = { ...booking, name: "🐬" };
    const { status, details } = await refusal(
      await appOver(database).request(paths.booking, post(body)),
    );
    expect(status).toBe(400);
    expect(details).toEqual(check(bookingRequest, { ...booking, name: "" }).errors);
    const longest = { ...booking, name: "🐬".repeat(bookingLimits.name[1]) };
    expect((await appOver(database).request(paths.booking, post(longest))).status).toBe(200);
    expect(await count()).toBe(1);
  });

  it("cleans NUL and lone surrogates, and takes nothing from __proto__", async () => {
    const text = JSON.stringify({ ...booking, name: "@", message: "#" })
      .replace('"@"', '"Ana\\u0000\\ud800Ñáñez"')
      .replace('"#"', '"uno\\u0000dos\\udfff"')
      .replace("{", '{"__proto__":{"partner":"x","polluted":true},"constructor":1,');
    const answer = await appOver(database).request(paths.booking, post(text));
    expect(answer.status).toBe(200);
    expect(await list()).toMatchObject([{ name: "Ana Ñáñez", message: "unodos", partner: null }]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("keeps SQL and markup as the text they are", async () => {
    const message = "'; drop table maloca.leads; -- $1 \\ <script>";
    await appOver(database).request(paths.booking, post({ ...booking, message }));
    expect(await list()).toMatchObject([{ message }]);
  });

  it("gives the first answer to a repeated key, and stores one lead", async () => {
    const app = appOver(database);
    const key = { [headers.idempotencyKey]: "b7c5" };
    const answers = [];
    for (const body of [booking, { ...booking, name: ` ${booking.name} ` }]) {
      answers.push(await (await app.request(paths.booking, post(body, key))).json());
    }
    expect(answers[0]).toMatchObject({ success: true });
    expect(answers[1]).toEqual(answers[0]);
    expect(await count()).toBe(1);
  });

  it("refuses a key that comes back with another body", async () => {
    const app = appOver(database);
    const key = { [headers.idempotencyKey]: "b7c5" };
    await app.request(paths.booking, post(booking, key));
    const other = await app.request(paths.booking, post({ ...booking, travelers: "3" }, key));
    expect(await refusal(other)).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect(await count()).toBe(1);
  });

  it("stores one lead for twenty equal requests that race", async () => {
    const app = appOver(database);
    const key = { [headers.idempotencyKey]: "race" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request(paths.booking, post(booking, key))),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(bodies).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it("takes each request without a key as a lead of its own, twenty at once too", async () => {
    const app = appOver(database);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request(paths.booking, post(booking))),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(20);
    expect(await count()).toBe(20);
  });

  it("draws a new reference when one is taken, with a key and without", async () => {
    // The counter goes on where a statement is undone: 0, 1, then 1 again, and 2, then 2 again.
    await database.exec(`
      create sequence drawn;
      alter table maloca.leads alter column reference set default 'MAL-' || (nextval('drawn') / 2)`);
    try {
      const app = appOver(database);
      const references = [];
      for (const key of ["a", "b", "c", ""]) {
        const call = post(booking, key ? { [headers.idempotencyKey]: key } : {});
        references.push((await (await app.request(paths.booking, call)).json()).reference);
      }
      expect(references).toEqual(["MAL-0", "MAL-1", "MAL-2", "MAL-3"]);
      expect(await database.query("select last_value::int from drawn")).toEqual([
        { last_value: 6 },
      ]);
      expect(await count()).toBe(4);
    } finally {
      await database.exec(`
        alter table maloca.leads alter column reference set default maloca.new_reference();
        drop sequence drawn`);
    }
  });

  it("frees a key when its lead was deleted", async () => {
    const app = appOver(database);
    const call = post(booking, { [headers.idempotencyKey]: "b7c5" });
    const first = await (await app.request(paths.booking, call)).json();
    const { leads } = await createLeadAdmin(database).delete(" ANA@example.org");
    expect(leads).toEqual([{ kind: "booking", reference: first.reference }]);
    expect(await count()).toBe(0);
    const second = await (await app.request(paths.booking, call)).json();
    expect(second.reference).not.toBe(first.reference);
    expect(await count()).toBe(1);
  });

  it("stores a newsletter sign-up, which needs no key of ours", async () => {
    const answer = await appOver(database).request(newsletterPath, {
      ...post(newsletter),
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true });
    expect(await list()).toMatchObject([
      {
        kind: "newsletter",
        email: "lector@example.org",
        page_uri: "https://maloca.example/",
        page_name: "Inicio",
      },
    ]);
  });

  it("asks of a newsletter address an @ and no more", async () => {
    const app = appOver(database);
    const sign = (value: string) =>
      app.request(newsletterPath, post({ fields: [{ name: "email", value }] }));
    expect((await sign("sin arroba")).status).toBe(400);
    const { details } = await refusal(await sign(" "));
    expect(details).toEqual(check(newsletterSignup, {}).errors);
    expect((await sign("a@")).status).toBe(200);
    expect(
      (await refusal(await app.request(newsletterPath, post({ fields: [] })))).details,
    ).toEqual(check(newsletterSignup, {}).errors);
    expect(await refusal(await app.request(newsletterPath, post({})))).toMatchObject({
      status: 400,
      code: "invalid_request",
    });
  });

  it("reports its health in /healthz, and nothing about waiting mails", async () => {
    const app = appOver(database);
    await app.request(paths.booking, post(booking));
    const answer = await app.request("/healthz");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ status: "ok" });
  });
});

describe("what is refused before any database", () => {
  const lines: string[] = [];
  const broken = stubDatabase(async () => {
    throw new Error(`no database; ${booking.email}`);
  });
  const app = (options: Parameters<typeof appOver>[1] = {}) =>
    appOver(broken, { log: logTo((line) => lines.push(line)), ...options });

  it.each<[string, Record<string, string>]>([
    ["no key", { [headers.apiKey]: "" }],
    ["a wrong key", { [headers.apiKey]: "other" }],
    ["a wrong bearer", { [headers.apiKey]: "", authorization: "Bearer other" }],
  ])("401 with %s", async (_, extra) => {
    const answer = await app().request(paths.booking, post(booking, extra));
    expect(await refusal(answer)).toMatchObject({ status: 401, code: "unauthorized" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("takes the key as a bearer too", async () => {
    const extra = { [headers.apiKey]: "", authorization: `Bearer ${DEFAULT_ANON_KEY}` };
    expect((await app().request(paths.booking, post("{", extra))).status).toBe(400);
  });

  it.each(["", "{", "name=Ana", "undefined"])(
    "400 for a body that is not JSON: %j",
    async (body) => {
      const answer = await app().request(paths.booking, post(body));
      expect(await refusal(answer)).toMatchObject({ status: 400, code: "invalid_json" });
    },
  );

  it.each(["null", "[]", '"text"', "7"])("400 for JSON that is no object: %s", async (body) => {
    const answer = await app().request(paths.booking, post(body));
    expect(await refusal(answer)).toMatchObject({ status: 400, code: "invalid_request" });
  });

  it("413 above the limit, with a length and in chunks", async () => {
    const text = JSON.stringify({ ...booking, message: "x".repeat(BODY_LIMIT) });
    const declared = await app().request(
      paths.booking,
      post(text, { "content-length": String(text.length) }),
    );
    expect(await refusal(declared)).toMatchObject({ status: 413, code: "too_large" });
    const chunked = await app().request(paths.booking, {
      ...post(""),
      body: new Blob([text]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(await refusal(chunked)).toMatchObject({ status: 413, code: "too_large" });
    expect(chunked.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("400 for an idempotency key longer than any", async () => {
    const call = post(booking, { [headers.idempotencyKey]: "k".repeat(256) });
    expect((await refusal(await app().request(paths.booking, call))).code).toBe(
      "invalid_idempotency_key",
    );
  });

  it.each([
    "/functions/v1/other",
    "/functions/",
    "/functions",
    "/rest/v1/other",
    "/auth/v1/token",
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

  it("404 for another method on a call", async () => {
    for (const path of [paths.booking, newsletterPath]) {
      expect((await app().request(path)).status).toBe(404);
      expect((await app().request(path, { method: "DELETE" })).status).toBe(404);
    }
  });

  const preflight = (origin: string) => ({
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,content-type",
    },
  });

  it("answers a preflight with every header that clients send", async () => {
    for (const path of [paths.booking, newsletterPath]) {
      const answer = await app().request(path, preflight("https://partner.example"));
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      const allowed = answer.headers.get("access-control-allow-headers")?.toLowerCase().split(",");
      expect(allowed).toEqual(
        expect.arrayContaining(
          "authorization apikey x-client-info content-type content-profile accept-profile prefer x-supabase-api-version x-retry-count idempotency-key x-maloca-partner x-maloca-source x-maloca-consent x-maloca-metadata x-maloca-test".split(
            " ",
          ),
        ),
      );
    }
  });

  it("names only the origins it was given", async () => {
    const choosy = app({ allowedOrigins: ["https://partner.example"] });
    const allowed = await choosy.request(paths.booking, preflight("https://partner.example"));
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://partner.example");
    const other = await choosy.request(paths.booking, preflight("https://other.example"));
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("429 beyond the limit of one address, until the minute ends", async () => {
    let now = new Date("2026-11-20T15:00:50Z");
    const limited = app({
      rateLimit: 2,
      clock: () => now,
      clientAddress: (c) => c.req.header("x-test-address") ?? "",
    });
    const call = (address: string) =>
      limited.request(paths.booking, post("{", { "x-test-address": address }));
    expect((await call("10.0.0.1")).status).toBe(400);
    expect((await call("::ffff:10.0.0.1")).status).toBe(400);
    const third = await call("10.0.0.1");
    expect(await refusal(third)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(third.headers.get("retry-after")).toBe("10");
    expect(third.headers.get("access-control-allow-origin")).toBe("*");
    expect((await call("10.0.0.2")).status).toBe(400);
    expect((await call("2001:db8::1")).status).toBe(400);
    expect((await call("2001:db8:0:0:7::2")).status).toBe(400);
    expect((await call("2001:db8::3")).status).toBe(429);
    now = new Date("2026-11-20T15:01:00Z");
    expect((await call("10.0.0.1")).status).toBe(400);
  });

  it("429 for the owner of many IPv6 networks, whose neighbours are answered", async () => {
    const limited = app({
      rateLimit: 2,
      clientAddress: (c) => c.req.header("x-test-address") ?? "",
    });
    const statuses: number[] = [];
    for (let net = 0; net < 10; net++) {
      const address = `2001:db8:1:${net}::1`;
      const answer = await limited.request(paths.booking, post("{", { "x-test-address": address }));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(8).fill(400), 429, 429]);
    const neighbour = post("{", { "x-test-address": "2001:db8:2::1" });
    expect((await limited.request(paths.booking, neighbour)).status).toBe(400);
  });

  it.each([
    ["192.0.2.1:5678", "192.0.2.1"],
    ["[2001:db8::1]:5678", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["192.0.2.1", "192.0.2.1"],
  ])("an address that a proxy tells as %s is one with any port", async (told, address) => {
    const asked = new Hono().get("/", (c) => c.text(String(forwardedAddress(c, 1))));
    const headers = { "x-forwarded-for": `10.0.0.9, ${told}` };
    expect(await (await asked.request("/", { headers })).text()).toBe(address);
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

  it("503 from /healthz without a database, without the error's own message", async () => {
    const answer = await app().request("/healthz");
    const told = await refusal(answer);
    expect(told).toMatchObject({ status: 503, code: "unavailable" });
    expect(JSON.stringify(told)).not.toContain(booking.email);
  });

  it("sends the headers that keep a page from guessing and framing", async () => {
    const answer = await app().request("/healthz");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors");
    expect(answer.headers.get("referrer-policy")).toBeTruthy();
  });
});
