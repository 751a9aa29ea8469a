import { createRequire, syncBuiltinESMExports } from "node:module";
import { connect } from "node:net";
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
import { fakeTimers, tickUntilOver } from "./ticks";

const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");
const { writeSync, openSync } = fs;
const { access } = fs.promises;

describe("an embedded database that fails", () => {
  let database: Database;
  /** What is answered with 503 may have been stored all the same: hence the key. */
  const send = async (key = "again") => {
    const call = post(booking, { [headers.idempotencyKey]: key });
    const answer = await appOver(database).request(paths.booking, call);
    return [answer.status, answer.headers.get("retry-after")];
  };
  const UNAVAILABLE = [503, "5"];
  const health = async () => (await appOver(database).request("/healthz")).status;
  const recovers = async () => {
    await expect.poll(() => send()).toEqual([200, null]);
    expect(await createLeadAdmin(database).list()).toHaveLength(2);
  };
  const mend = () => {
    Object.assign(fs, { writeSync, openSync });
    fs.promises.access = access;
    syncBuiltinESMExports();
  };

  beforeEach(async () => {
    database = await openEmbedded(await dataFolder());
    expect(await send("before")).toEqual([200, null]);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    mend();
    await database.close();
  });

  it("says 503 while its folder can only be read, and goes on when it takes writes", async () => {
    const refuse = () => {
      throw Object.assign(new Error("read-only file system"), { code: "EROFS", errno: -30 });
    };
    const { O_WRONLY, O_RDWR, W_OK } = fs.constants;
    fs.promises.access = async (path, mode) => (mode === W_OK ? refuse() : access(path, mode));
    syncBuiltinESMExports();
    // While the database could still write into the files that it has open.
    expect(await health()).toBe(503);
    fs.openSync = (path, flags, mode) =>
      Number(flags) & (O_WRONLY | O_RDWR) ? refuse() : openSync(path, flags, mode);
    syncBuiltinESMExports();
    expect(await send()).toEqual(UNAVAILABLE);
    mend();
    await recovers();
  });

  it("says 503 while writes find no space, and goes on when they do", async () => {
    fs.writeSync = () => {
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC", errno: -28 });
    };
    syncBuiltinESMExports();
    for (let index = 0; index < 4; index++) expect(await send()).toEqual(UNAVAILABLE);
    expect(await health()).toBe(503);
    mend();
    await recovers();
  });

  it("is reopened when it hangs, with every acknowledged lead, and the instance that hung writes no more", async () => {
    fakeTimers();
    let late = () => {};
    const { query } = PGlite.prototype;
    let first: PGlite | undefined;
    vi.spyOn(PGlite.prototype, "query").mockImplementation(function (this: PGlite) {
      first = this;
      return new Promise((resolve) => {
        late = resolve as () => void;
      });
    });
    const refused = send();
    await tickUntilOver(refused);
    expect(await refused).toEqual(UNAVAILABLE);
    vi.restoreAllMocks();
    vi.useRealTimers();
    await recovers();
    late();
    const insert = "insert into maloca.migrations (name, sha256) values ('late', '')";
    let written = false;
    query.call(first as PGlite, insert).then(
      () => {
        written = true;
      },
      () => {},
    );
    expect(await createLeadAdmin(database).list()).toHaveLength(2);
    expect(await database.query("select * from maloca.migrations where name = 'late'")).toEqual([]);
    // It may fail or hang; what it must not do is succeed.
    expect(written).toBe(false);
  });
});

describe("counting", () => {
  const database = useDatabase("PostgreSQL");
  const clock = () => new Date("2026-11-20T15:00:00Z");

  it("counts the calls of an address over all processes", async () => {
    const counters = [1, 2].map(() =>
      createRateLimit(9, clock, createCallCounter(database), limit(6)),
    );
    const passed: boolean[] = [];
    for (let call = 0; call < 12; call++)
      passed.push((await counters[call % 2]?.("198.51.100.7")) === 0);
    expect(passed).toEqual([...Array(9).fill(true), ...Array(3).fill(false)]);
  });

  it("continues with its own count when the shared one cannot be reached", async () => {
    const count = createRateLimit(2, clock, () => Promise.reject(new Error("gone")));
    expect([await count("a"), await count("a"), await count("a")]).toEqual([0, 0, 60]);
  });
});

it("a request that comes a byte at a time is cut, and others are served meanwhile", async () => {
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
