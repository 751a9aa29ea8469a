import { readdir } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { paths } from "@maloca/catalog";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linkPath } from "../src/leads/links";
import { start } from "../src/main";
import { StartError } from "../src/start-error";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openFor } from "../stress/databases";
import { killUnderLoad } from "../stress/kills";
import { programs } from "./programs";
import { appOver, booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");
const { openSync, writeSync, fsyncSync } = fs;
const { statfs } = fs.promises;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => {
  Object.assign(fs, { openSync, writeSync, fsyncSync });
  fs.promises.statfs = statfs;
  syncBuiltinESMExports();
});

const fill = () => {
  Object.assign(fs.promises, { statfs: async () => ({ bavail: 1, bsize: 4096 }) });
  syncBuiltinESMExports();
};

it("what is answered was forced to the disk before: a lead, and a button of a mail", async () => {
  const names = new Map<number, string>();
  /** Files of the log that were written to and not synced since. */
  const dirty = new Set<string>();
  let syncs = 0;
  const isLog = (fd: number) => names.get(fd)?.includes("pg_wal");
  fs.openSync = ((...args: Parameters<typeof fs.openSync>) => {
    const fd = openSync(...args);
    names.set(fd, String(args[0]));
    return fd;
  }) as typeof fs.openSync;
  fs.writeSync = ((fd: number, ...args: unknown[]) => {
    if (isLog(fd)) dirty.add(names.get(fd) ?? "");
    return Reflect.apply(writeSync, fs, [fd, ...args]);
  }) as typeof fs.writeSync;
  fs.fsyncSync = (fd) => {
    dirty.delete(names.get(fd) ?? "");
    if (isLog(fd)) syncs++;
    fsyncSync(fd);
  };
  syncBuiltinESMExports();

  const database = await openEmbedded(await dataFolder(folder));
  const app = appOver(database);
  const isSynced = async (path: string, init: RequestInit) => {
    syncs = 0;
    expect((await app.request(path, init)).status).toBe(200);
    expect([...dirty]).toEqual([]);
    expect(syncs).toBeGreaterThan(0);
  };
  for (const _ of [1, 2]) await isSynced(paths.booking, post(booking));
  const leads = await database.query<{ reference: string; link_key: string }>(
    "select reference, link_key from maloca.leads",
  );
  for (const { reference, link_key } of leads)
    await isSynced(await linkPath(link_key, "answered", reference), { method: "POST" });
  const settings = await database.query(
    `select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  );
  expect(settings).toEqual(Array(3).fill({ setting: "on" }));
  await database.close();
});

it("a lead is refused with 503 while the disk is almost full, and nothing hangs", async () => {
  const database = await openEmbedded(await dataFolder(folder));
  const app = appOver(database);
  fill();
  const refused = await app.request(paths.booking, post(booking));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const health = await app.request("/healthz");
  expect([health.status, (await health.json()).message]).toEqual([
    503,
    expect.stringContaining("the disk is almost full"),
  ]);
  fs.promises.statfs = statfs;
  syncBuiltinESMExports();
  expect((await app.request(paths.booking, post(booking))).status).toBe(200);
  await database.close();
});

it("a start on a disk that is almost full creates no database, and serves one that is there", async () => {
  fill();
  const error = await start({ PORT: "0", DATA_DIR: folder }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^.*cannot be opened \(disk_full\).*free space.*$/);
  expect((await readdir(folder)).filter((name) => name.startsWith("postgres"))).toEqual([]);
  await dataFolder(folder);
  const running = await start({ PORT: "0", DATA_DIR: folder });
  expect((await fetch(`${running.url}${paths.booking}`, post(booking))).status).toBe(503);
  await running.close();
});

// The one kill of every change. stress.test.ts has the others.
it("a server on the embedded database that is killed under load loses nothing that it acknowledged", async () => {
  const database = await openFor("PGlite");
  const { risked, ...result } = await killUnderLoad(database, programs.main, {
    kills: 1,
    times: 10,
  });
  expect(result).toEqual({ lost: 0, half: 0, twice: 0, undelivered: 0 });
  expect(risked).toBeGreaterThan(0);
  await database.remove();
});
