import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { connect } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { DEFAULT_ANON_KEY, headers, paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { StartError } from "../src/errors";
import { createCallCounter, createRateLimit } from "../src/http/rate-limit";
import { DOCUMENT_PATH } from "../src/http/team-uploads";
import { createLeadAdmin } from "../src/leads/admin";
import { TEAM_PATH } from "../src/leads/team-access";
import { start } from "../src/start";
import type { Database } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { useDatabase } from "./databases";
import { testServer } from "./in-process";
import { appOver, booking, post } from "./samples";
import { pressed, sealIn, signIn } from "./team-session";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { fakeTimers, tickUntilOver } from "./ticks";

const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");
const { writeSync, openSync, fsyncSync } = fs;
const { access, statfs } = fs.promises;

/** Replaces functions of the file system, also where they were imported already. */
function patch(functions: object, promised: object = {}) {
  Object.assign(fs, functions);
  Object.assign(fs.promises, promised);
  syncBuiltinESMExports();
}
const mend = () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  patch({ writeSync, openSync, fsyncSync }, { access, statfs });
};
afterEach(mend);

const fail = (code: string, errno: number) => {
  throw Object.assign(new Error(code), { code, errno });
};
/** As a disk of which 4 kB are free. */
const fill = () => patch({}, { statfs: async () => ({ bavail: 1, bsize: 4096 }) });

describe("an embedded database", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmbedded(await dataFolder());
    expect(await send("before")).toEqual([200, null]);
  });
  afterEach(() => {
    mend();
    return database.close();
  });

  const UNAVAILABLE = [503, "5"];
  const call = (path: string, init?: RequestInit) => appOver(database).request(path, init);
  /** What is answered with 503 may have been stored all the same: hence the key. */
  const send = async (key = "again") => {
    const answer = await call(paths.booking, post(booking, { [headers.idempotencyKey]: key }));
    return [answer.status, answer.headers.get("retry-after")];
  };
  const health = async () => (await call("/healthz")).status;
  const recovers = async () => {
    await expect.poll(() => send()).toEqual([200, null]);
    expect(await createLeadAdmin(database).list()).toHaveLength(2);
  };

  const { O_WRONLY, O_RDWR, W_OK } = fs.constants;
  const readOnly: typeof access = async (path, mode) =>
    mode === W_OK ? fail("EROFS", -30) : access(path, mode);
  const readOnlyFiles = (...args: Parameters<typeof openSync>) =>
    Number(args[1]) & (O_WRONLY | O_RDWR) ? fail("EROFS", -30) : openSync(...args);

  const readOnlyFolder = () => patch({ openSync: readOnlyFiles }, { access: readOnly });
  const noSpace = () => patch({ writeSync: () => fail("ENOSPC", -28) });

  it.each([
    ["its folder can only be read", readOnlyFolder, true],
    ["writes find no space", noSpace, false],
    ["the disk is almost full", fill, true],
  ])("says 503 while %s, and goes on when it is mended", async (_, damage, foreseen) => {
    damage();
    // Also while the database could still write into the files that it has open.
    if (foreseen) expect(await health()).toBe(503);
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

  it("has forced to the disk what is answered: a lead, and a button of the team's page", async () => {
    const names = new Map<number, string>();
    /** Files of the log that were written to and not synced since. */
    const dirty = new Set<string>();
    let syncs = 0;
    const nameOf = (fd: number) => names.get(fd) ?? "";
    const isLog = (fd: number) => nameOf(fd).includes("pg_wal");
    await database.close();
    patch({
      openSync: (...args: Parameters<typeof openSync>) => {
        const fd = openSync(...args);
        names.set(fd, String(args[0]));
        return fd;
      },
      writeSync: (fd: number, ...args: unknown[]) => {
        if (isLog(fd)) dirty.add(nameOf(fd));
        return Reflect.apply(writeSync, fs, [fd, ...args]);
      },
      fsyncSync: (fd: number) => {
        dirty.delete(nameOf(fd));
        if (isLog(fd)) syncs++;
        fsyncSync(fd);
      },
    });
    database = await openEmbedded(await dataFolder());
    const isSynced = async (path: string, init: RequestInit) => {
      syncs = 0;
      expect((await call(path, init)).status).toBe(path === TEAM_PATH ? 303 : 200);
      expect([...dirty]).toEqual([]);
      expect(syncs).toBeGreaterThan(0);
    };
    for (const _ of [1, 2]) await isSynced(paths.booking, post(booking));
    const cookie = await signIn(appOver(database), database, "ana@maloca.example", new Date());
    const page = await (await call(TEAM_PATH, { headers: { cookie } })).text();
    for (const [, reference = ""] of page.matchAll(/(MAL-\w+) ·/g))
      await isSynced(
        TEAM_PATH,
        pressed({ reference, act: "answered", seal: sealIn(page) }, cookie),
      );
    const settings = await database.query(
      `select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
    );
    expect(settings).toEqual(Array(3).fill({ setting: "on" }));
  });
});

it("a start on a disk that is almost full creates no database, and serves one that is there", async () => {
  const DATA_DIR = await temporaryFolder();
  fill();
  const error = await start({ PORT: "0", DATA_DIR }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^.*cannot be opened \(disk_full\).*free space.*$/);
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith("postgres"))).toEqual([]);
  await dataFolder(DATA_DIR);
  const running = await start({ PORT: "0", DATA_DIR });
  expect((await fetch(`${running.url}${paths.booking}`, post(booking))).status).toBe(503);
  await running.close();
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
  const photo = connect(Number(port), "127.0.0.1");
  const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na";
  photo.write(
    `POST ${DOCUMENT_PATH} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n${form}`,
  );
  for (const answer of await Promise.all(slow)) expect(answer).not.toContain(" 200 ");
  // A photograph is heavier.
  photo.write("=1");
  expect(String((await once(photo, "data"))[0])).toMatch(/^HTTP\/1\.1 303 /);
  photo.destroy();
  await server.close();
});
