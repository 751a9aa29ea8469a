import { setImmediate } from "node:timers/promises";
import { paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "../src/durations";
import { type Database, DatabaseError } from "../src/storage/database";
import { startWatch } from "../src/watch";
import { stubDatabase, useDatabase } from "./databases";
import { appOver, booking, post, storeLead } from "./samples";

/** A database that answers when the test lets it, and records the queries. */
function slowDatabase() {
  const asked: string[] = [];
  let settle: { resolve: (rows: []) => void; reject: (error: Error) => void };
  const write = (sql: string) => {
    asked.push(sql);
    return new Promise<[]>((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    // Only a write shows whether a lead could be stored.
    database: { ...stubDatabase(() => Promise.reject(new Error("no write"))), write },
    asked,
    answer: () => settle.resolve([]),
    fail: (error: Error) => settle.reject(error),
  };
}

const many = 200;

describe("/healthz", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("asks the database once a second, however many callers there are", async () => {
    const { database, asked, answer } = slowDatabase();
    const app = appOver(database);
    const flood = () => Promise.all(Array.from({ length: many }, () => app.request("/healthz")));
    for (let second = 1; second <= 3; second++) {
      const waiting = flood();
      await Promise.resolve();
      answer();
      for (const { status } of await waiting) expect(status).toBe(200);
      vi.advanceTimersByTime(999);
      for (const { status } of await flood()) expect(status).toBe(200);
      expect(asked).toHaveLength(second);
      expect(asked.join(), "no table is read").not.toMatch(/\b(from|update|insert|maloca)\b/i);
      vi.advanceTimersByTime(1);
    }
  });

  it("delays a caller who asks without pause, and nobody else", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    const { database, answer } = slowDatabase();
    const app = appOver(database);
    const first = app.request("/healthz");
    answer();
    await first;
    let answers = 0;
    const waiting = Array.from({ length: many }, async () => {
      expect((await app.request("/healthz")).status).toBe(200);
      answers++;
    });
    await setImmediate();
    const prompt = answers;
    expect(prompt).toBeGreaterThan(10);
    expect(prompt).toBeLessThan(many / 2);
    await vi.advanceTimersByTimeAsync(99);
    expect(answers).toBe(prompt);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(waiting);
    vi.advanceTimersByTime(1000);
    const monitor = app.request("/healthz");
    answer();
    expect((await monitor).status).toBe(200);
  });

  it("says why leads cannot be stored, and within a second that they can again", async () => {
    const { database, answer, fail } = slowDatabase();
    const app = appOver(database);
    const refused = app.request("/healthz");
    fail(new DatabaseError("disk_full", null, "the disk is almost full"));
    expect((await refused).status).toBe(503);
    const again = await app.request("/healthz");
    expect([again.status, (await again.json()).message]).toEqual([
      503,
      "The database does not answer: the disk is almost full",
    ]);
    vi.advanceTimersByTime(1000);
    const well = app.request("/healthz");
    answer();
    expect((await well).status).toBe(200);
  });

  it("shows why mails wait only with the secret", async () => {
    const error = "EAUTH 535: 5.7.8 Error: authentication failed";
    const mails = { queued: 37, dead: 0, error, refused: [] };
    const database: Database = {
      ...slowDatabase().database,
      write: async () => [],
      query: async (sql) => Object(sql.includes("group by audience") ? [] : [mails]),
    };
    const app = appOver(database, { secret: "a-secret-of-the-team" });
    const ask = async (authorization: string) =>
      (await app.request("/healthz", { headers: { authorization } })).json();
    expect(await ask("Bearer a-secret-of-the-team")).toEqual({ status: "ok", mails });
    for (const wrong of ["", "Bearer another"]) expect(await ask(wrong)).toEqual({ status: "ok" });
  });
});

describe("the watch", () => {
  const database = useDatabase("PGlite");
  let now: number;
  let alarms: string[];
  let logged: string[];
  let backup: Date | null | undefined;
  const clock = () => new Date(now);
  const watch = () =>
    startWatch({
      database,
      latestBackup: async () => backup,
      lateBackupMs: 48 * HOUR_MS,
      alarm: async (lines) => void alarms.push(lines.join(" ")),
      clock,
      log: (event, facts) => logged.push(`${event} ${facts?.reason}`),
    });
  beforeEach(() => {
    now = Date.now();
    alarms = [];
    logged = [];
    backup = undefined;
  });

  it("reports a mail that waits too long: a log line each time, a mail a day", async () => {
    await storeLead(database, { clock });
    const { tick, overdue, stop } = watch();
    now += HOUR_MS;
    await tick();
    expect(overdue()).toEqual([]);
    for (const hours of [2, 1, 24]) {
      now += hours * HOUR_MS;
      await tick();
    }
    expect(overdue()).toEqual(["mails: the oldest has waited for 28 h"]);
    expect(logged).toHaveLength(3);
    expect(alarms).toEqual([
      expect.stringContaining("sin enviar hace 3 horas"),
      expect.stringContaining("sin enviar hace 28 horas"),
    ]);
    // At the start it looks without waiting for its time.
    const next = watch();
    await next.stop();
    expect(next.overdue()).toHaveLength(1);
    await database.exec("update maloca.outbox set sent_at = now()");
    await tick();
    expect(overdue()).toEqual([]);
    await stop();
  });

  it("says for a while that the last lead was not stored, though the database answers", async () => {
    let full = true;
    const write: typeof database.write = async (sql, parameters) => {
      if (full && sql.includes("insert")) throw new DatabaseError("53100");
      return database.write(sql, parameters);
    };
    const app = appOver({ ...database, write }, { clock });
    const states = async () =>
      Promise.all(["/healthz", "/readyz"].map(async (path) => (await app.request(path)).status));
    const send = async () => (await app.request(paths.booking, post(booking))).status;
    expect(await states()).toEqual([200, 200]);
    expect(await send()).toBe(503);
    expect(await states()).toEqual([200, 503]);
    now += HOUR_MS;
    expect(await states()).toEqual([200, 200]);
    expect(await send()).toBe(503);
    full = false;
    expect(await send()).toBe(200);
    expect(await states()).toEqual([200, 200]);
  });

  it("reports a backup that is two days old, or missing", async () => {
    const { tick, overdue, stop } = watch();
    backup = new Date(now);
    now += 47 * HOUR_MS;
    await tick();
    expect(overdue()).toEqual([]);
    now += 2 * HOUR_MS;
    await tick();
    expect(overdue()[0]).toContain("backup: none since 20");
    backup = null;
    await tick();
    expect(overdue()).toEqual(["backup: none since the start"]);
    await stop();
  });
});

it("a server shows anybody whether everything works, and the reasons to the operator alone", async () => {
  const secret = "una-clave-de-prueba-larga";
  const overdue = () => ["mails: the oldest has waited for 3 h"];
  const away = stubDatabase(() => Promise.reject(new Error("secret text")));
  const ask = async (authorization: string) => {
    const app = appOver(away, { overdue, secret });
    const answer = await app.request("/readyz", { headers: { authorization } });
    expect(answer.status).toBe(503);
    return answer.json();
  };
  for (const wrong of ["", "Bearer x"]) expect(await ask(wrong)).toEqual({ status: "not ready" });
  const reasons = ["database: unknown", ...overdue()];
  expect(await ask(`Bearer ${secret}`)).toEqual({ status: "not ready", reasons });
});
