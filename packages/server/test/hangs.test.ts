// tier: merge

import { readdir, readFile } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { paths } from "@maloca/catalog";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { folders } from "../src/folders";
import type { Database } from "../src/storage/database";
import { checkBackup } from "../src/storage/node/backup-file";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { done, refused, testServer } from "./in-process";
import { laterMigrations } from "./later-release";
import { startTcpProxy } from "./ports";
import { booking, post, storeLead } from "./samples";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";
import { fakeTimers, tickUntilOver } from "./ticks";

/** More calls at once than there are connections. */
const MANY = 24;

const postgres = await createDatabase();
const proxy = await startTcpProxy(postgres.url);
const settings = { RATE_LIMIT: "9", TRUST_PROXY: "1", DATABASE_URL: proxy.url };
const servers = [await testServer(settings), await testServer(settings)];
afterAll(async () => {
  proxy.thaw();
  await Promise.all(servers.map((server) => server.close()));
  await proxy.cut();
  await postgres.stop();
});

let callers = 0;
const send = async (server = servers[0]) => {
  const from = { "x-forwarded-for": `10.0.${callers >> 8}.${callers++ & 255}` };
  const answer = await fetch(`${server?.url}${paths.booking}`, post(booking, from));
  return [answer.status, answer.headers.get("retry-after")];
};
const sendMany = () => Promise.all(Array.from({ length: MANY }, () => send()));
const served = () => expect.poll(sendMany).toEqual(Array(MANY).fill([200, null]));

it("a frozen database server causes 503, and is used again when it is back, with its old connections dead too", async () => {
  await served();
  proxy.freeze();
  expect(await sendMany()).toEqual(Array(MANY).fill([503, "5"]));
  expect((await fetch(`${servers[0]?.url}/healthz`)).status).toBe(503);
  proxy.thaw();
  await served();
  proxy.freeze();
  expect(await send()).toEqual([503, "5"]);
  proxy.thaw({ old: false });
  for (const server of servers) await expect.poll(() => send(server)).toEqual([200, null]);
  await served();
});

describe("an embedded database", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmbedded(await dataFolder());
    fakeTimers();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await database.close();
  });

  /** No visitor waits for it. */
  const LONG_MS = 60_000;

  it("lets a transaction and a pause in it be as long as they like while statements are answered", async () => {
    const rows = await database.tx(async (session) => {
      for (let index = 0; index < 5; index++) {
        const answer = session.query("select 1");
        vi.advanceTimersByTime(3000);
        await answer;
      }
      vi.advanceTimersByTime(LONG_MS);
      return session.query("select 2 as two");
    }, LONG_MS);
    expect(rows).toEqual([{ two: 2 }]);
  });

  it.each(["begin", "statement", "commit"])(
    "is opened anew when a transaction hangs at its %s",
    async (step) => {
      const never = () => new Promise<never>(() => {});
      const begin = PGlite.prototype.transaction;
      function hanging(this: PGlite, body: (tx: Transaction) => Promise<void>) {
        if (step === "begin") return never();
        return begin.call(this, async (tx: Transaction) => {
          if (step === "statement") vi.spyOn(tx, "query").mockImplementation(never);
          await body(tx);
          if (step === "commit") return never();
        });
      }
      vi.spyOn(PGlite.prototype, "transaction").mockImplementation(hanging as typeof begin);
      const stuck = database.tx((session) => session.query("select 1"), LONG_MS);
      await tickUntilOver(stuck);
      const hung = { code: "timeout", message: "the database hung and is reopened" };
      await expect(stuck).rejects.toMatchObject(hung);
      vi.restoreAllMocks();
      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    },
  );
});

// A write is refused below 64 MB: reading and taking leads to another disk must go on.
describe("with 10 MB left on the disk", async () => {
  const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");
  const { statfs } = fs.promises;
  const patch = (changed: unknown) => {
    Object.assign(fs.promises, { statfs: changed });
    syncBuiltinESMExports();
  };
  beforeAll(() => patch(async () => ({ bavail: 2560, bsize: 4096 })));
  afterAll(() => patch(statfs));

  const folder = await temporaryFolder();
  const DATA_DIR = await dataFolder(join(folder, "data"));
  const database = await openEmbedded(DATA_DIR);
  const reference = await storeLead(database);
  await database.close();

  let files = 0;
  const otherDisk = () => join(folder, `${++files}`);
  const leads = (...args: string[]) => done({ DATA_DIR }, ...args);
  const backsUp = async () => {
    const copy = otherDisk();
    await leads("backup", copy);
    expect((await checkBackup(copy)).counts["maloca.leads"]).toBe(1);
  };
  const worksFor = async () => {
    const csv = otherDisk();
    for (const args of [["list"], ["show", reference]])
      expect(await leads(...args)).toContain(reference);
    await leads("export", "--csv", csv);
    expect(await readFile(csv, "utf8")).toContain(reference);
    await backsUp();
  };

  it("every command that reads works while the server is stopped", worksFor);

  it("the server starts, refuses leads and answers the commands that read", async () => {
    const server = await testServer({ DATA_DIR });
    expect((await fetch(`${server.url}${paths.booking}`, post(booking))).status).toBe(503);
    const health = await fetch(`${server.url}/healthz`);
    expect((await health.json()).message).toContain("disk is almost full");
    await worksFor();
    await server.close();
  });

  it("a later version changes no table: its server asks for space, and its commands only back up", async () => {
    const { migrations } = folders;
    folders.migrations = await laterMigrations(join(folder, "migrations"));
    onTestFinished(() => void Object.assign(folders, { migrations }));
    const { message } = await testServer({ DATA_DIR }).catch((error) => error);
    expect(message).toMatch(/nothing was changed.*Make space/);
    expect(message).not.toContain("rights");
    for (const args of [["list"], ["export", "--csv", otherDisk()], ["retry"]])
      expect(await refused({ DATA_DIR }, ...args)).toMatch(
        /^las tablas son de una versión anterior. Inicia el servidor/,
      );
    await backsUp();
    expect(await readdir(join(DATA_DIR, "backups")).catch(() => [])).toEqual([]);
    folders.migrations = migrations;
    expect(await leads("list")).toContain(reference);
  });
});
