import { PassThrough } from "node:stream";
import { headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { askOnTerminal, type Confirm } from "../src/cli/terminal";
import { DAY_MS } from "../src/durations";
import { readEnvironment } from "../src/environment";
import { createLeadAdmin } from "../src/leads/admin";
import { selectionOf } from "../src/leads/personal-data";
import { eraseExpired, findExpired, keptLonger, policyRetention } from "../src/leads/retention";
import { fillLeads } from "../stress/fill";
import { databaseNames, recordingPlans, useDatabase } from "./databases";
import { runErasure } from "./in-process";
import { booking, contact, newsletter, signupPath, storeLead } from "./samples";

describe.each(databaseNames)("what the operator erases over %s", (name) => {
  const database = useDatabase(name);
  const admin = createLeadAdmin(database, undefined, "ana");

  /** Stores a request of so many days ago; gives its reference. */
  const send = (path: string, body: unknown, days = 0, robot = false) => {
    const clock = () => new Date(Date.now() - days * DAY_MS);
    return storeLead(database, { path, body, clock, extra: robot ? { [headers.trap]: "x" } : {} });
  };

  const left = async () => (await admin.list()).map(({ reference }) => reference).sort();

  const expiring = { admin, database, retention: () => ({}), backupFolder: "/nowhere" };
  const run = (text: string, confirm?: Confirm) => runErasure(text, expiring, confirm);
  const dryRun = (text: string) => run(`${text} --dry-run`);

  it("deletes leads by reference, and names them in the log", async () => {
    const mine = await send(paths.booking, booking);
    const other = await send(paths.contact, contact);
    const kept = await send(paths.booking, booking);
    const said = await run(`delete ${mine.slice(4).toLowerCase()} ${other}`);
    expect(said).toContain("2 solicitudes borradas: ");
    expect(await left()).toEqual([kept]);
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
    await send(signupPath, newsletter);
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
    const subscriber = await send(signupPath, newsletter, 20);
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
    expect(promised).toEqual({ booking: 730, alliance: 365, noted: 730 });
    expect(policyRetention()).toEqual({});
  });

  it.each([
    [{ booking: 730, alliance: 365, noted: 730 }, []],
    [{ booking: 30, alliance: 30, newsletter: 30, noted: 30 }, []],
    [{ booking: 731, alliance: 365, noted: 730 }, ["booking"]],
    [{ booking: 30, noted: 30 }, ["alliance"]],
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

it("a condition of a wrong type is refused: without it, more leads would be erased", () => {
  const wrong = [{ before: 5 }, { kind: "other" }, { email: null }, { references: "MAL-1" }];
  for (const one of wrong)
    expect(() => selectionOf({ quarantine: true, ...one })).toThrow(Object.keys(one)[0]);
});
