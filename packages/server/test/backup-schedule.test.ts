// tier: merge

import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../src/durations";
import { checkBackup } from "../src/storage/node/backup-file";
import {
  keptBackups,
  lastOccurrence,
  oldBackups,
  outdated,
  removeBackups,
} from "../src/storage/node/backup-folder";
import { createBackupSchedule } from "../src/storage/node/backup-schedule";
import { useDatabase } from "./databases";
import { storeLead } from "./samples";
import { migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

describe("a server's own backups", () => {
  const database = useDatabase("PGlite");
  let folder: string;
  let now: number;
  let alarms: string[];
  let logged: string[];
  let removing: boolean;
  let deaf: boolean;

  beforeEach(async () => {
    folder = join(await temporaryFolder(), "backups");
    // 04:00 in Colombia.
    now = Date.parse("2026-11-22T09:00:00Z");
    alarms = [];
    logged = [];
    removing = true;
    deaf = false;
  });

  const schedule = async (passphrase?: string) =>
    createBackupSchedule({
      database,
      migrations: await migrations(),
      folder,
      passphrase,
      at: "03:00",
      mayRemove: async () => removing,
      alarm: async (reason) => {
        if (deaf) throw new Error("no mail server");
        alarms.push(reason);
      },
      clock: () => new Date(now),
      log: (event) => logged.push(event),
    });
  const lead = () => storeLead(database);
  const backups = () => keptBackups(folder, "daily");

  /** Restores take seconds: all tests but one come after the rehearsal. */
  const rehearsed = async () => {
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, "last-rehearsal"), "");
    await utimes(join(folder, "last-rehearsal"), now / 1000, now / 1000);
  };

  it("are made once a day, can be restored, and send no mail", async () => {
    const sealed = await schedule("clave");
    await sealed.tick();
    expect(await backups()).toEqual([]);
    await lead();
    now += HOUR_MS;
    await sealed.tick();
    await sealed.tick();
    // To encrypt takes a second: the others are plain.
    const { tick } = await schedule();
    const [first] = await backups();
    expect((await checkBackup(first?.path ?? "", "clave")).counts["maloca.leads"]).toBe(1);
    now += 21 * HOUR_MS;
    await tick();
    expect(await backups()).toHaveLength(1);
    now += 2 * HOUR_MS;
    await tick();
    expect(await backups()).toHaveLength(2);
    expect(logged).toEqual(["restore rehearsed", "backup made", "backup made"]);
    now += 6 * DAY_MS;
    await utimes(join(folder, "last-rehearsal"), 0, 0);
    await tick();
    expect(logged.slice(3)).toEqual(["restore rehearsed", "backup made"]);
    expect(alarms).toEqual([]);
  });

  it("are made although an earlier one has a date in the future, from a clock that was ahead", async () => {
    await rehearsed();
    await writeFile(join(folder, "maloca-daily-20300101T000000Z.gz"), "x");
    await lead();
    await (await schedule()).tick();
    expect((await backups()).map(({ at }) => at.getUTCFullYear())).toEqual([2030, 2026]);
  });

  it("report a failure to the team once a day, and go on when they can", async () => {
    await writeFile(folder, "no folder");
    const { tick } = await schedule();
    await lead();
    for (let hour = 0; hour < 30; hour++, now += HOUR_MS) await tick();
    expect(logged).toHaveLength(30);
    expect(alarms).toHaveLength(2);
    expect(alarms[0]).toContain(`the backup folder ${folder} cannot be used`);
    await rm(folder);
    await rehearsed();
    await tick();
    expect(await backups()).toHaveLength(1);
    expect(alarms).toHaveLength(2);
  });

  it("are tried again every hour while the team cannot be alerted", async () => {
    await writeFile(folder, "no folder");
    await lead();
    deaf = true;
    const { tick } = await schedule();
    await expect(tick()).rejects.toThrow("no mail server");
    deaf = false;
    for (let hour = 0; hour < 2; hour++) {
      now += HOUR_MS;
      await tick();
    }
    expect(alarms).toHaveLength(1);
  });

  it("remove only what they made themselves", async () => {
    await rehearsed();
    const strangers = ["notas.txt", "maloca-2026-01-01.gz", "maloca-upgrade-20200101T000000Z.gz"];
    for (const name of strangers) await writeFile(join(folder, name), "x");
    for (let day = 1; day <= 20; day++) {
      const date = `202610${String(day).padStart(2, "0")}`;
      await writeFile(join(folder, `maloca-daily-${date}T080000Z.gz`), "x");
    }
    await lead();
    removing = false;
    await (await schedule()).tick();
    expect(await backups()).toHaveLength(21);
    now += DAY_MS;
    removing = true;
    await (await schedule()).tick();
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining(strangers));
    // Seven days, among which are the newest of four weeks.
    const days = (await backups()).map(({ at }) => at.getUTCDate());
    expect(days).toEqual([23, 22, 20, 19, 18, 17, 16]);
  });
});

describe("backups older than the policy says", () => {
  it("are removed whatever they were taken for, and nothing else is", async () => {
    const folder = await temporaryFolder();
    const old = ["daily-20251122T075959Z.gz", "upgrade-20250101T000000Z.gz"];
    const spreadsheet = "rollback-20251001T000000Z-nuevas.csv";
    const kept = ["daily-20251122T080001Z.gz", "upgrade-20260101T000000Z.gz"];
    const strangers = ["notas.txt", "maloca-2020-01-01.gz"];
    for (const name of [...old, spreadsheet, ...kept])
      await writeFile(join(folder, `maloca-${name}`), "x");
    for (const name of strangers) await writeFile(join(folder, name), "x");
    const now = new Date("2026-11-22T08:00:00Z");
    await removeBackups(await oldBackups(folder, now));
    expect(await oldBackups(folder, now)).toEqual([]);
    const left = [...kept.map((name) => `maloca-${name}`), ...strangers];
    expect((await readdir(folder)).sort()).toEqual(left.sort());
    // A rollback's spreadsheet is no backup to go back to.
    await writeFile(join(folder, "maloca-upgrade-20260102T000000Z-nuevas.csv"), "x");
    expect(await keptBackups(folder, "upgrade")).toHaveLength(1);
  });

  it("are kept while they are the last", async () => {
    const folder = await temporaryFolder();
    const last = "maloca-upgrade-20240102T000000Z.gz";
    for (const name of [last, "maloca-daily-20240101T000000Z.gz"])
      await writeFile(join(folder, name), "x");
    await removeBackups(await oldBackups(folder, new Date("2026-11-22T08:00:00Z")));
    expect(await readdir(folder)).toEqual([last]);
  });
});

describe("the rotation of backups", () => {
  it("keeps seven days, four weeks and twelve months", () => {
    const end = Date.parse("2026-11-22T08:00:00Z");
    const all = Array.from({ length: 800 }, (_, day) => ({ at: new Date(end - day * DAY_MS) }));
    const gone = new Set(outdated(all));
    const kept = all.filter((backup) => !gone.has(backup)).map(({ at }) => at.toISOString());
    const days = kept.map((at) => at.slice(0, 10));
    expect(days.join(" ")).toBe(
      "2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17 2026-11-16 2026-11-15 " +
        "2026-11-08 2026-11-01 2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 " +
        "2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31",
    );
  });

  it("takes the hour of Colombia", () => {
    const at = (text: string) => lastOccurrence("03:00", new Date(text)).toISOString();
    expect(at("2026-11-22T07:59:59Z")).toBe("2026-11-21T08:00:00.000Z");
    expect(at("2026-11-22T08:00:00Z")).toBe("2026-11-22T08:00:00.000Z");
    expect(at("2026-11-23T02:00:00Z")).toBe("2026-11-22T08:00:00.000Z");
  });
});
