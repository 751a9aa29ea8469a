import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../src/durations";
import { createLeadAdmin } from "../src/leads/admin";
import { SERVER } from "../src/leads/audit-log";
import { doubtOf, newestMoment, readHold } from "../src/leads/erasure-hold";
import { deliverNotices } from "../src/mail/notices";
import { backupTimes } from "../src/storage/node/backup-folder";
import { createUpkeep } from "../src/upkeep";
import { fillLeads } from "../stress/fill";
import { useDatabase } from "./databases";
import { runErasure } from "./in-process";
import { TEAM } from "./mails";
import { storeLead } from "./samples";
import { temporaryFolder } from "./temporary-folder";

const retention = () => ({ booking: 730 });
const START = Date.parse("2026-11-22T12:00:00Z");

describe("a clock", () => {
  const database = useDatabase("PGlite");
  let backupFolder: string;
  let now: number;
  let logged: string[];
  const clock = () => new Date(now);
  const adminFor = (who: string) => createLeadAdmin(database, clock, who);

  beforeEach(async () => {
    backupFolder = await temporaryFolder();
    now = START;
    logged = [];
    for (const name of ["daily-20261122T080000Z.gz", "daily-20251201T080000Z.gz"])
      await writeFile(join(backupFolder, `maloca-${name}`), "x");
    // A server that has been at work all the time.
    await database.query(
      `insert into maloca.audit_log (at, who, action)
       select at, '${SERVER}', 'backup' from generate_series($1::timestamptz, $2, '20 days') at`,
      [new Date(START - 2400 * DAY_MS), new Date(START)],
    );
  });

  const backups = () => readdir(backupFolder);
  const leads = async () => (await adminFor("ana").list()).length;
  const book = (days = 0) => storeLead(database, { clock: () => new Date(now - days * DAY_MS) });

  /** As a server that starts now, and what it does each hour. */
  async function startServer() {
    return createUpkeep({
      ...{ database, retention, backupFolder, clock },
      admin: adminFor(SERVER),
      known: await newestMoment(database, await backupTimes(backupFolder)),
      log: (event) => void logged.push(event),
      onHold: () => {},
    });
  }

  async function mails() {
    const subjects: string[] = [];
    const send = async ({ subject, text }: { subject: string; text: string }) =>
      void subjects.push(`${subject}: ${text}`);
    await deliverNotices(database, { send, team: [TEAM] }, clock());
    return subjects.filter((text) => text.startsWith("No se borró"));
  }

  const run = (text: string) =>
    runErasure(text, { admin: adminFor("ana"), retention, backupFolder, clock });

  it("that is 1,200 days ahead at the start erases nothing, until the operator orders it", async () => {
    await book(10);
    await book(800);
    now += 1200 * DAY_MS;
    const server = await startServer();
    await server.round();
    // What is stored by the wrong clock, also after a new start, does not make it right.
    await book();
    now += HOUR_MS;
    await (await startServer()).round();
    expect(await leads()).toBe(3);
    expect(await backups()).toHaveLength(2);
    expect(logged).toEqual(Array(2).fill("nothing was erased by its age: an order is needed"));
    const [mail, ...others] = await mails();
    expect(mail).toMatch(/el reloj del servidor marcó 6 de marzo de 2030.*, 1200 días después/);
    expect(mail).toContain("purge --expired");
    expect(others).toEqual([]);

    expect(await run("purge --expired --dry-run")).toContain("No se borró nada.");
    expect(await leads()).toBe(3);
    expect(await run("purge --expired")).toMatch(
      /2 solicitudes borradas\n[\s\S]*1 copia borrada\. Desde ahora/,
    );
    expect(await leads()).toBe(1);
    expect(await backups()).toEqual(["maloca-daily-20261122T080000Z.gz"]);
    expect(await readHold(database)).toBeNull();
    expect(await adminFor("ana").audit({ limit: 3 })).toMatchObject([
      { who: "ana", action: "resume", details: { backups: 1 } },
      { who: "ana", action: "purge", details: { leads: 2, storedBefore: 3, storedAfter: 1 } },
      { who: "servidor", action: "hold", details: { reason: "clock", days: 1200 } },
    ]);
    await (await startServer()).round();
    expect(logged).toHaveLength(2);
  });

  it("that jumps while the server runs erases nothing", async () => {
    await book(729);
    await book();
    const server = await startServer();
    await server.round();
    now += 40 * DAY_MS;
    await book();
    await server.round();
    expect(await leads()).toBe(3);
    expect(await readHold(database)).toMatchObject({ reason: "clock", days: 40 });
  });

  it("that left a lead while it was wrong erases nothing after the next start", async () => {
    await book(700);
    await book();
    await (await startServer()).round();
    now += 1200 * DAY_MS;
    await book();
    await (await startServer()).round();
    expect(await leads()).toBe(3);
    expect(await readHold(database)).toMatchObject({ reason: "clock", days: 1200 });
    await run("purge --expired");
    await (await startServer()).round();
    expect(await leads()).toBe(1);
    await book();
    await (await startServer()).round();
    expect(logged).not.toContain("old leads were erased");
  });

  it("that goes on erases what has reached its age, hour by hour", async () => {
    await book(729);
    await book();
    const server = await startServer();
    for (let day = 0; day < 50; day++) {
      now += DAY_MS;
      await server.round();
    }
    expect(await leads()).toBe(1);
    expect(await readHold(database)).toBeNull();
    expect(await backups()).toEqual(["maloca-daily-20261122T080000Z.gz"]);
    expect(logged).toEqual(["old leads were erased", "old backups were removed"]);
  });

  it("that was far behind at the start, and was set right, is believed", async () => {
    await book(1);
    now = 0;
    const server = await startServer();
    await server.round();
    now = START;
    await server.round();
    expect(await readHold(database)).toBeNull();
  });

  it("that is right erases no large share at once without an order", async () => {
    await fillLeads(database, 300);
    await database.exec("update maloca.leads set created_at = '2020-01-01' where kind = 'booking'");
    await book();
    const stored = await leads();
    const server = await startServer();
    await server.round();
    expect(await leads()).toBe(stored);
    expect(await readHold(database)).toMatchObject({ reason: "share", stored });
    await run("purge --expired");
    await server.round();
    expect(await leads()).toBeLessThan(stored);
  });
});

describe("a doubt", () => {
  const due = { now: new Date(START), known: new Date(START), leads: 0, backups: 0 };
  const of = (part: Partial<typeof due>, stored: number) =>
    doubtOf({ ...due, ...part }, async () => stored);

  it.each<[Partial<typeof due>, string?, number?]>([
    [{}, undefined],
    [{ known: new Date(START - 30 * DAY_MS) }, undefined],
    [{ known: new Date(START - 30 * DAY_MS - 1) }, "clock"],
    [{ known: new Date(START + 900 * DAY_MS) }, undefined],
    [{ leads: 50 }, undefined],
    [{ leads: 51 }, "share"],
    // Few leads are no large share, even if they are all.
    [{ leads: 25 }, undefined, 25],
    [{ leads: 26 }, "share", 26],
    [{ backups: 5 }, undefined],
    [{ backups: 6 }, "backups"],
  ])("of %j is %s", async (part, reason, stored = 1000) => {
    expect((await of(part, stored))?.reason).toBe(reason);
  });
});
