import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, DatabaseError } from "../src/storage/database";
import { stubDatabase } from "./databases";
import { appOver } from "./samples";

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
  const refused = async () => {
    throw new Error("Only writes are asked whether a lead could be stored");
  };
  return {
    database: { ...stubDatabase(refused), write },
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
    const mails = { waiting: 37, dead: 0, error, refused: [] };
    const database: Database = {
      ...slowDatabase().database,
      write: async () => [],
      query: async (sql) => Object(sql.includes("group by audience") ? [] : [mails]),
    };
    const app = appOver(database, { secret: "a-secret-of-the-team" });
    const ask = async (secret?: string) => {
      const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
      return (await app.request("/healthz", { headers })).json();
    };
    expect(await ask("a-secret-of-the-team")).toEqual({ status: "ok", mails });
    for (const secret of [undefined, "another", ""])
      expect(await ask(secret)).toEqual({ status: "ok" });
  });
});
