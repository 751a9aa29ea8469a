import { readdir } from "node:fs/promises";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { start } from "../src/main";
import { StartError } from "../src/start-error";
import { migrate } from "../src/storage/migrate";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { appOver, booking, post } from "./samples";
import { dataFolder, migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const fs = createRequire(import.meta.url)("node:fs") as typeof import("node:fs");

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

describe("a lead that was answered, in the embedded database", () => {
  const { openSync, writeSync, fsyncSync } = fs;
  const { statfs } = fs.promises;
  beforeEach(() => dataFolder(folder));
  afterEach(() => {
    Object.assign(fs, { openSync, writeSync, fsyncSync });
    fs.promises.statfs = statfs;
    syncBuiltinESMExports();
  });

  it("was forced to the disk before the answer", async () => {
    const names = new Map<number, string>();
    /** Files written to and not synced since. */
    const dirty = new Set<string>();
    let synced: string[] = [];
    fs.openSync = ((...args: Parameters<typeof fs.openSync>) => {
      const fd = openSync(...args);
      names.set(fd, String(args[0]));
      return fd;
    }) as typeof fs.openSync;
    fs.writeSync = ((fd: number, ...args: unknown[]) => {
      dirty.add(names.get(fd) ?? "");
      return Reflect.apply(writeSync, fs, [fd, ...args]);
    }) as typeof fs.writeSync;
    fs.fsyncSync = (fd) => {
      dirty.delete(names.get(fd) ?? "");
      synced.push(names.get(fd) ?? "");
      fsyncSync(fd);
    };
    syncBuiltinESMExports();

    const database = await openEmbedded(folder);
    await migrate(database, await migrations());
    const app = appOver(database);
    for (const _ of [1, 2, 3]) {
      synced = [];
      const answer = await app.request(paths.booking, post(booking));
      expect(answer.status).toBe(200);
      expect(synced.filter((name) => name.includes("pg_wal"))).not.toHaveLength(0);
      expect([...dirty].filter((name) => name.includes("pg_wal"))).toEqual([]);
    }
    const settings = await database.query(
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
    );
    expect(settings.map((row) => row.setting)).toEqual(["on", "on", "on"]);
    await database.close();
  });

  it("is refused with 503 while the disk is almost full, and nothing hangs", async () => {
    const database = await openEmbedded(folder);
    await migrate(database, await migrations());
    const app = appOver(database);
    fs.promises.statfs = (async () => ({ bavail: 1, bsize: 4096 })) as never;
    syncBuiltinESMExports();
    const refused = await app.request(paths.booking, post(booking));
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBeTruthy();
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
    const health = await app.request("/healthz");
    expect(health.status).toBe(503);
    expect((await health.json()).message).toContain("the disk is almost full");
    fs.promises.statfs = statfs;
    syncBuiltinESMExports();
    expect((await app.request(paths.booking, post(booking))).status).toBe(200);
    await database.close();
  });
});

describe("a start on a disk that is almost full", () => {
  const { statfs } = fs.promises;
  beforeEach(() => {
    fs.promises.statfs = (async () => ({ bavail: 1, bsize: 4096 })) as never;
    syncBuiltinESMExports();
  });
  afterEach(() => {
    fs.promises.statfs = statfs;
    syncBuiltinESMExports();
  });
  const refused = async () => {
    const error = await start({ PORT: "0", DATA_DIR: folder }).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).not.toContain("\n");
    return error.message;
  };

  it("fails, and creates no database", async () => {
    expect(await refused()).toMatch(/cannot be opened \(disk_full\).*free space/);
    expect((await readdir(folder)).filter((name) => name.startsWith("postgres"))).toEqual([]);
  });

  it("succeeds over a database whose tables are up to date", async () => {
    await dataFolder(folder);
    const running = await start({ PORT: "0", DATA_DIR: folder });
    expect((await fetch(`${running.url}${paths.booking}`, post(booking))).status).toBe(503);
    await running.close();
  });
});
