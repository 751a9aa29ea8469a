import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { headers, paths } from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { answerAdminRequest } from "../src/cli/admin-requests";
import { deleteLeads, purge } from "../src/cli/commands/erase";
import { askOnTerminal, type Confirm } from "../src/cli/confirm";
import { parseArguments } from "../src/cli/parse-arguments";
import { settingsOf } from "../src/cli/server-settings";
import { DAY_MS, HOUR_MS } from "../src/durations";
import { readEnvironment } from "../src/environment";
import { createExpiry } from "../src/expiry";
import { createLeadAdmin, type LeadAdmin } from "../src/leads/admin";
import { SERVER } from "../src/leads/audit-log";
import { doubtOf, newestMoment, readHold } from "../src/leads/erasure-hold";
import {
  eraseExpired,
  findExpired,
  keptLonger,
  policyRetention,
  type RetentionDays,
} from "../src/leads/retention";
import { createStore } from "../src/leads/store";
import { deliverNotices } from "../src/mail/notices";
import type { Database } from "../src/storage/database";
import { leadTables } from "../src/storage/lead-tables";
import { newestBackup } from "../src/storage/node/backup-folder";
import { createUpkeep } from "../src/upkeep";
import { fillLeads } from "../stress/fill";
import { databaseNames, recordingPlans, useDatabase } from "./databases";
import { appOver, booking, contact, newsletter, newsletterPath, post } from "./samples";
import { temporaryFolder } from "./temporary-folder";

interface Erasing {
  admin: LeadAdmin;
  database: Database;
  retention?: RetentionDays;
  backupFolder?: string;
  clock?: () => Date;
}

/** Runs `delete` or `purge` as it is written, as a running server answers it; gives what it prints. */
async function runErasure(text: string, erasing: Erasing, confirm: Confirm = async () => true) {
  const parsed = parseArguments(text.split(" "));
  if (parsed.name !== "delete" && parsed.name !== "purge") throw new Error(parsed.name);
  const environment = readEnvironment({});
  const settings = {
    ...settingsOf(environment),
    retention: {},
    backupFolder: "/nowhere",
    ...erasing,
  };
  const connection = {
    serving: true,
    run: (request: Parameters<typeof answerAdminRequest>[0]) =>
      answerAdminRequest(request, {
        ...{ admin: erasing.admin, mailing: "set", settings, expiry: createExpiry(settings) },
        webhooks: async () => ({ refused: "not asked" }),
        examine: async () => [],
      }),
    close: async () => {},
  } as Parameters<typeof deleteLeads>[0]["connection"];
  const command = { delete: deleteLeads, purge }[parsed.name];
  let said = "";
  for await (const part of command({ ...parsed, connection, environment, confirm })) said += part;
  return said;
}

describe.each(databaseNames)("what the operator erases over %s", (name) => {
  const database = useDatabase(name);
  const admin = createLeadAdmin(database, undefined, "ana");

  /** Sends a lead so many days ago; gives its reference. */
  async function send(path: string, body: unknown, days = 0, robot = false): Promise<string> {
    const app = appOver(database, { clock: () => new Date(Date.now() - days * DAY_MS) });
    const answer = await app.request(path, post(body, robot ? { [headers.trap]: "x" } : {}));
    expect(answer.status).toBe(200);
    const [lead] = await admin.list();
    const { reference = lead?.reference } = await answer.json();
    return String(reference);
  }

  const left = async () => (await admin.list()).map(({ reference }) => reference).sort();

  const run = (text: string, confirm?: Confirm) => runErasure(text, { admin, database }, confirm);
  const dryRun = (text: string) => run(`${text} --dry-run`);

  it("deletes leads by reference, with every row of theirs, and names them in the log", async () => {
    const mine = await send(paths.booking, booking);
    const other = await send(paths.contact, contact);
    const kept = await send(paths.booking, booking);
    const said = await run(`delete ${mine.slice(4).toLowerCase()} ${other}`);
    expect(said).toContain("2 solicitudes borradas: ");
    expect(await left()).toEqual([kept]);
    const [lead] = await database.query<{ id: string }>("select id from maloca.leads");
    for (const { name, key } of await leadTables(database)) {
      expect(await database.query(`select 1 from ${name} where ${key} <> $1`, [lead?.id])).toEqual(
        [],
      );
    }
    const [entry] = await admin.audit({ limit: 1 });
    expect(entry).toMatchObject({ who: "ana", action: "delete" });
    expect(entry?.leads.sort()).toEqual([mine, other].sort());
  });

  it("deletes nothing when a reference is wrong, and names it", async () => {
    const mine = await send(paths.booking, booking);
    await expect(run(`delete ${mine} MAL-000000`)).rejects.toThrow(
      "no hay ninguna solicitud MAL-000000; no se borró nada.",
    );
    expect(await left()).toEqual([mine]);
    await expect(run("delete")).rejects.toThrow("lleva referencias o --email");
    await expect(run(`delete ${mine} --email ${booking.email}`)).rejects.toThrow("una de las dos");
    await expect(run("purge --kind booking")).rejects.toThrow("lleva --quarantine, --older-than");
    expect(await left()).toEqual([mine]);
  });

  it("deletes more references in one command than one batch of a purge takes", async () => {
    const rows = await database.query<{ reference: string }>(
      `insert into maloca.leads (id, kind, created_at)
       select gen_random_uuid(), 'booking', now() from generate_series(1, 701) returning reference`,
    );
    const [, ...others] = rows.map(({ reference }) => reference);
    expect(await run(`delete ${others.join(" ")}`)).toContain("700 solicitudes borradas: ");
    const [entry] = await admin.audit({ limit: 1 });
    expect(entry?.details).toEqual({ leads: 700, storedBefore: 701, storedAfter: 1 });
  });

  it("deletes a subscription and keeps the person's bookings", async () => {
    const mine = await send(paths.booking, { ...booking, email: "lector@example.org" });
    await send(newsletterPath, newsletter);
    expect(await run("delete --email LECTOR@example.org --kind newsletter")).toContain(
      "1 solicitud borrada",
    );
    expect(await left()).toEqual([mine]);
  });

  it("asks first, and does nothing after a no or with --dry-run", async () => {
    const mine = await send(paths.booking, booking);
    const asked: string[] = [];
    const no = async (question: string) => {
      asked.push(question);
      return false;
    };
    expect(await run(`delete ${mine}`, no)).toBe("No se borró nada.\n");
    expect(await run("purge --older-than 1", no)).toContain("0 solicitudes borradas");
    const question = `¿Borrar 1 solicitud (Solicitud de reserva: 1): ${mine}? No se puede deshacer.`;
    expect(asked).toEqual([question]);
    expect(await dryRun(`delete ${mine}`)).toContain("Se borraría 1 solicitud");
    expect(await dryRun(`delete --email ${booking.email}`)).toContain(mine);
    expect(asked).toHaveLength(1);
    expect(await left()).toEqual([mine]);
    expect(await admin.audit({ limit: 9 })).toEqual([]);
    await run(`delete ${mine} --yes`, no);
    expect(asked).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it("purges robots' leads, old ones, or what is both, of one kind too", async () => {
    const young = await send(paths.booking, booking);
    const old = await send(paths.booking, booking, 40);
    const robot = await send(paths.booking, booking, 1, true);
    const oldRobot = await send(paths.contact, contact, 40, true);
    expect(await dryRun("purge --quarantine --older-than 30")).toContain(oldRobot);
    for (const [options, ...kept] of [
      ["--quarantine --older-than 30", young, old, robot],
      ["--older-than 30 --kind alliance", young, old, robot],
      ["--quarantine", young, old],
      ["--older-than 30", young],
    ]) {
      await run(`purge ${options}`);
      expect(await left(), options).toEqual(kept.sort());
    }
    const log = (await admin.audit({ limit: 9 })).map(({ action, leads }) => [action, ...leads]);
    expect(log).toEqual([old, robot, oldRobot].map((each) => ["purge", each]));
  });

  it("purges more than fit in one transaction, and names each of them", async () => {
    await database.exec(`insert into maloca.leads (id, kind, created_at, quarantine)
      select gen_random_uuid(), 'booking', now() - interval '3 days', 'trap' from generate_series(1, 1200)`);
    expect(await run("purge --older-than 2")).toMatch(/^1\.200 solicitudes borradas\n/);
    const log = await admin.audit({ limit: 9 });
    expect(log.map(({ leads }) => leads.length)).toEqual([200, 500, 500]);
    expect([log[2]?.details.storedBefore, log[0]?.details.storedAfter]).toEqual([1200, 0]);
  });

  it("purges by index, also where the database has no statistics", async () => {
    await fillLeads(database, 3000);
    const plans: string[] = [];
    const watched = createLeadAdmin(recordingPlans(database, plans));
    const { leads, more } = await watched.purge({ before: "2027-01-01T00:00:00Z" });
    expect({ leads: leads.length, more }).toEqual({ leads: 500, more: true });
    expect(await admin.list()).toHaveLength(2500);
    expect(plans.filter((plan) => plan.includes("Index"))).not.toEqual([]);
    expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([]);
  });

  it("erases by itself what was kept long enough, kind by kind, and says so", async () => {
    const young = await send(paths.booking, booking, 20);
    const subscriber = await send(newsletterPath, newsletter, 20);
    const old = await send(paths.booking, booking, 31);
    const message = await send(paths.contact, contact, 900);
    const said: unknown[] = [];
    const daysOf = (text: string) => readEnvironment({ RETENTION_DAYS: text }).RETENTION_DAYS ?? {};
    const log = (...event: unknown[]) => void said.push(event);
    const { signal } = new AbortController();
    const server = createLeadAdmin(database);
    const erase = async (days: string) =>
      eraseExpired(server, await findExpired(server, daysOf(days), new Date()), { log, signal });
    await erase("booking:30, newsletter:10");
    expect(await left()).toEqual([young, message].sort());
    expect(said).toEqual([
      ["old leads were erased", { kind: "booking", leads: 1, days: 30 }],
      ["old leads were erased", { kind: "newsletter", leads: 1, days: 10 }],
    ]);
    expect(await admin.audit({ limit: 9 })).toMatchObject([
      { who: "servidor", leads: [subscriber], details: { storedBefore: 3, storedAfter: 2 } },
      { who: "servidor", leads: [old], details: { storedBefore: 4, storedAfter: 3 } },
    ]);
    expect(await findExpired(server, {}, new Date())).toEqual([]);
    await erase("30");
    expect(await left()).toEqual([young]);
  });
});

describe("the retention that the policy promises", () => {
  const promised = policyRetention({ booking: 730, newsletter: 0, alliance: 365 });

  it("is that of the settings, without the kinds that have none, which are not erased", () => {
    expect(promised).toEqual({ booking: 730, alliance: 365 });
    expect(policyRetention()).toEqual({});
  });

  it.each([
    [{ booking: 730, alliance: 365 }, []],
    [{ booking: 30, alliance: 30, newsletter: 30 }, []],
    [{ booking: 731, alliance: 365 }, ["booking"]],
    [{ booking: 30 }, ["alliance"]],
  ])("is kept by %j except for %j", (kept, longer) => {
    expect(keptLonger(kept, promised)).toEqual(longer);
  });
});

describe("the question", () => {
  const terminal = (isTTY: boolean) => ({
    input: Object.assign(new PassThrough(), { isTTY }),
    output: Object.assign(new PassThrough(), { isTTY }),
  });

  it.each([
    ["s\n", true],
    ["Sí\n", true],
    ["\n", false],
    ["sin duda\n", false],
  ])("takes %j on a terminal", async (typed, agreed) => {
    const ways = terminal(true);
    const answer = askOnTerminal("¿Borrar?", ways);
    ways.input.write(typed);
    expect(await answer).toBe(agreed);
    expect(String(ways.output.read())).toBe("¿Borrar? (s/N) ");
  });

  it("is no when the terminal closes, and is not asked without one", async () => {
    const ways = terminal(true);
    const answer = askOnTerminal("¿Borrar?", ways);
    ways.input.end();
    expect(await answer).toBe(false);
    const script = terminal(false);
    expect(await askOnTerminal("¿Borrar?", script)).toBe(true);
    expect(script.output.read()).toBeNull();
  });
});

const retention = { booking: 730 };
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
  });

  const backups = () => readdir(backupFolder);
  const leads = async () => (await adminFor("ana").list()).length;
  const book = (days = 0) =>
    appOver(database, { clock: () => new Date(now - days * DAY_MS) }).request(
      paths.booking,
      post(booking),
    );

  /** As a server that starts now, and what it does each hour. */
  async function startServer() {
    return createUpkeep({
      ...{ database, clock, store: createStore(database, clock) },
      expiry: createExpiry({
        admin: adminFor(SERVER),
        ...{ database, retention, backupFolder, clock },
      }),
      known: await newestMoment(database, await newestBackup(backupFolder)),
      log: (event) => void logged.push(event),
      onHold: () => {},
    });
  }

  async function mails() {
    const subjects: string[] = [];
    const send = async ({ subject, text }: { subject: string; text: string }) =>
      void subjects.push(`${subject}: ${text}`);
    await deliverNotices(database, send, clock());
    return subjects.filter((text) => text.startsWith("No se borró"));
  }

  const run = (text: string) =>
    runErasure(text, { admin: adminFor("ana"), database, retention, backupFolder, clock });

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
