import { createRequire, syncBuiltinESMExports } from "node:module";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { DEFAULT_ANON_KEY, headers, paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { createCallCounter, createRateLimit } from "../src/http/rate-limit";
import { createLeadAdmin } from "../src/leads/admin";
import type { Database } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { useDatabase } from "./databases";
import { appOver, booking, post } from "./samples";
import { dataFolder } from "./templates";
import { testServer } from "./test-server";

const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");
const { writeSync, openSync } = fs;
const { access } = fs.promises;

const isUnavailable = async (answer: Response) => {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
};

describe("an embedded database that fails", () => {
  let folder: string;
  let database: Database;
  const app = () => appOver(database);
  /** What is answered with 503 may have been stored all the same: hence the key. */
  const send = (key = "again") =>
    app().request(paths.booking, post(booking, { [headers.idempotencyKey]: key }));
  const stored = async () => (await createLeadAdmin(database).list()).length;
  const recovers = () => expect.poll(async () => (await send()).status).toBe(200);

  beforeEach(async () => {
    folder = await dataFolder();
    database = await openEmbedded(folder);
    expect((await send("before")).status).toBe(200);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    Object.assign(fs, { writeSync, openSync });
    fs.promises.access = access;
    syncBuiltinESMExports();
    await database.close();
  });

  it("says 503 while its folder can only be read, and goes on when it takes writes", async () => {
    const refuse = () => {
      throw Object.assign(new Error("read-only file system"), { code: "EROFS", errno: -30 });
    };
    const { O_WRONLY, O_RDWR, W_OK } = fs.constants;
    fs.openSync = (path, flags, mode) =>
      Number(flags) & (O_WRONLY | O_RDWR) ? refuse() : openSync(path, flags, mode);
    fs.promises.access = async (path, mode) => (mode === W_OK ? refuse() : access(path, mode));
    syncBuiltinESMExports();
    expect((await app().request("/healthz")).status).toBe(503);
    await isUnavailable(await send());
    Object.assign(fs, { openSync });
    fs.promises.access = access;
    syncBuiltinESMExports();
    await recovers();
    expect(await stored()).toBe(2);
  });

  it("says 503 while writes find no space, and goes on when they do", async () => {
    fs.writeSync = (() => {
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC", errno: -28 });
    }) as never;
    syncBuiltinESMExports();
    for (let index = 0; index < 4; index++) await isUnavailable(await send());
    expect((await app().request("/healthz")).status).toBe(503);
    fs.writeSync = writeSync;
    syncBuiltinESMExports();
    await recovers();
    expect(await stored()).toBe(2);
  });

  it("is reopened when it hangs, with every acknowledged lead, and the instance that hung writes no more", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let late = () => {};
    const { query } = PGlite.prototype;
    let first: PGlite | undefined;
    vi.spyOn(PGlite.prototype, "query").mockImplementation(function (this: PGlite) {
      first = this;
      return new Promise((resolve) => {
        late = resolve as () => void;
      });
    });
    const refused = Promise.resolve(send());
    let over = false;
    void refused.finally(() => {
      over = true;
    });
    // A hang is counted in ticks of a timer.
    while (!over) {
      vi.advanceTimersByTime(250);
      await setImmediate();
    }
    await isUnavailable(await refused);
    vi.restoreAllMocks();
    vi.useRealTimers();
    await recovers();
    late();
    const write = query.call(
      first as PGlite,
      "insert into maloca.migrations (name, sha256) values ('late', '')",
    );
    let outcome = "hung";
    write.then(
      () => {
        outcome = "written";
      },
      () => {
        outcome = "failed";
      },
    );
    expect(await stored()).toBe(2);
    expect(await database.query("select * from maloca.migrations where name = 'late'")).toEqual([]);
    // It may fail or hang; what it must not do is succeed.
    expect(outcome).not.toBe("written");
  });
});

describe("counting", () => {
  const database = useDatabase("PostgreSQL");

  it("counts the calls of an address over all processes", async () => {
    const clock = () => new Date("2026-11-20T15:00:00Z");
    const counters = [1, 2].map(() =>
      createRateLimit(9, clock, createCallCounter(database), limit(6)),
    );
    const passed: boolean[] = [];
    for (let call = 0; call < 24; call++) {
      passed.push((await counters[call % 2]?.("198.51.100.7")) === 0);
    }
    expect(passed).toEqual([...Array(9).fill(true), ...Array(15).fill(false)]);
  });

  it("continues with its own count when the shared one cannot be reached", async () => {
    const now = new Date("2026-11-20T15:00:00Z");
    const count = createRateLimit(
      2,
      () => now,
      async () => {
        throw new Error("gone");
      },
    );
    expect([await count("a"), await count("a"), await count("a")]).toEqual([0, 0, 60]);
  });
});

describe("a request that does not arrive", () => {
  it("is cut when it comes a byte at a time, and others are served meanwhile", async () => {
    const server = await testServer({}, { requestMs: 1000 });
    const { port } = new URL(server.url);
    const drip = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = "";
        const socket = connect(Number(port), "127.0.0.1");
        socket.on("data", (chunk) => {
          answer += chunk;
        });
        socket.on("error", () => {});
        socket.write(text);
        const byte = setInterval(() => socket.write("x"), 100);
        socket.on("close", () => {
          clearInterval(byte);
          resolve(answer);
        });
      });
    const head = `POST ${paths.booking} HTTP/1.1\r\nHost: x\r\n${headers.apiKey}: ${DEFAULT_ANON_KEY}\r\n`;
    const slow = [drip(`${head}Content-Length: 30000\r\n\r\n`), drip(`${head}X-Slow: `)];
    expect((await fetch(`${server.url}${paths.booking}`, post(booking))).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).not.toContain(" 200 ");
    await server.close();
  });
});
