import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../src/durations";
import { sendAlarm } from "../src/mail/notices";
import { startWatch } from "../src/watch";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { booking } from "./samples";

const QUOTA =
  "550 5.4.5 Daily user sending limit exceeded. For more information go to https://support.example";
const RELAY = "554 5.7.1 Relay access denied";
const UNKNOWN = "550 5.1.1 User unknown";

/** The domain of every visitor in these tests. */
const VISITORS = "@example.org";

describe.each(databaseNames)("mails that the mail server refuses, from %s", (name) => {
  const mails = useMails(name);
  const { admin, database, later } = mails;
  const ask = (who: string) =>
    mails.ask({ ...booking, name: who, email: `${who.toLowerCase()}${VISITORS}` });
  const askAll = async (...people: string[]) => {
    const references: string[] = [];
    for (const who of people) references.push(await ask(who));
    return references;
  };
  const queued = async () => (await admin().unsent()).queued;
  const dead = async () => (await admin().unsent()).dead;
  const kinds = async () => (await admin().mailTroubles()).map(({ kind }) => kind);
  const attempts = async (audience: string) => {
    const sql = "select sum(attempts)::int as sum from maloca.outbox where audience = $1";
    return Number((await database.query(sql, [audience]))[0]?.sum);
  };
  const to = (address: string) => mails.mailbox.mails.filter((mail) => mail.to.includes(address));

  it("wait for the end of a provider's limit, and then go out by themselves", async () => {
    const [first] = await askAll("Ana", "Beto", "Carla", "Dora");
    mails.mailbox.refuseWith(QUOTA);
    const worker = mails.outbox();
    for (let halves = 0; halves < 16; halves++) {
      await worker.deliver();
      later(HOUR_MS / 2);
    }
    expect([await queued(), await dead()]).toEqual([8, 0]);
    expect(await kinds()).toContain("refused");
    mails.mailbox.refuseWith(null);
    later(2 * MINUTE_MS);
    const now = mails.clock().getTime();
    const put = (hours: number, which: string) =>
      database.query(
        `update maloca.outbox set due_at = $1 where lead_id ${which} (select id from maloca.leads where reference = $2)`,
        [new Date(now + hours * HOUR_MS), first],
      );
    await put(5, "<>");
    await put(0, "=");
    await worker.deliver();
    expect([await queued(), await dead()]).toEqual([0, 0]);
    expect(await kinds()).toEqual([]);
  });

  it("to visitors alone are told to the team, whose mails go on", async () => {
    mails.mailbox.refused = { [VISITORS]: RELAY };
    await askAll("Ana", "Beto", "Carla");
    const worker = mails.outbox();
    await worker.deliver();
    expect(to(TEAM)).toHaveLength(3);
    expect([await queued(), await dead()]).toEqual([3, 0]);
    const server = mails.server();
    const watch = startWatch({
      ...{ database, clock: mails.clock, log: () => {}, lateBackupMs: HOUR_MS },
      latestBackup: async () => undefined,
      alarm: async (lines) => void (await sendAlarm(server, "Algo", lines, mails.clock())),
    });
    await watch.tick();
    await watch.stop();
    server.send.close?.();
    expect(watch.overdue()).toEqual(["mails: the mail server refuses those to visitors: 3 wait"]);
    const alarm = decode(to(TEAM).at(-1)?.raw ?? "");
    expect(alarm).toContain("rechaza los correos a los viajeros: esperan 3");
    expect(alarm).toContain("Relay access denied");

    // The team's mails do not make those of visitors due.
    const tried = await attempts("visitor");
    for (const who of ["Dora", "Elsa"]) {
      await ask(who);
      await database.exec("delete from maloca.outbox where audience = 'visitor' and attempts = 0");
      later(1000);
      // By a process that does not know of the outage.
      await mails.outbox().deliver();
    }
    expect(await attempts("visitor")).toBe(tried);
    mails.mailbox.refused = {};
    later(6 * HOUR_MS);
    await worker.deliver();
    expect(await queued()).toBe(0);
  });

  it("to one visitor stop nobody else's, alarm nobody and are tried again on their own", async () => {
    mails.mailbox.refused = { "ana@example.org": "550 5.7.1 Message rejected due to local policy" };
    await askAll("Ana", "Beto", "Carla", "Dora");
    const worker = mails.outbox();
    await worker.deliver();
    expect([await queued(), await dead()]).toEqual([1, 0]);
    later(3 * HOUR_MS);
    await worker.deliver();
    expect(await kinds()).toEqual([]);
    const tried = await attempts("visitor");
    for (const who of ["Elsa", "Fabio", "Gina"]) {
      await ask(who);
      later(1000);
      await worker.deliver();
    }
    expect(await attempts("visitor")).toBe(tried + 3);
    mails.mailbox.refused = {};
    later(6 * HOUR_MS);
    await worker.deliver();
    expect(await queued()).toBe(0);
  });

  it.each([
    ["one", ["Ana"], 1, []],
    ["most in a day", ["Ana", "Beto", "Carla"], 3, ["given up"]],
  ] as const)(
    "because %s of the addresses is unknown are given up",
    async (_, people, count, told) => {
      mails.mailbox.refused = { [VISITORS]: UNKNOWN };
      await askAll(...people);
      await mails.outbox().deliver();
      expect(await dead()).toBe(count);
      expect(await kinds()).toEqual(told);
    },
  );

  it("by a wrong password are told at once", async () => {
    await ask("Ana");
    const refusal = {
      code: "EAUTH",
      responseCode: 535,
      response: "535 5.7.8 authentication failed",
    };
    const send = async () => {
      throw Object.assign(new Error("Invalid login"), refusal);
    };
    await mails.outbox({ send }).deliver();
    expect(await kinds()).toEqual(["refused"]);
  });

  it("for a moment alarm nobody", async () => {
    await askAll("Ana", "Beto", "Carla");
    mails.mailbox.refuseWith("451 4.7.1 Greylisted, try again later");
    const worker = mails.outbox();
    await worker.deliver();
    later(5 * MINUTE_MS);
    await worker.deliver();
    expect(await kinds()).toEqual([]);
    mails.mailbox.refuseWith(null);
    later(5 * MINUTE_MS);
    await worker.deliver();
    later(MINUTE_MS);
    await worker.deliver();
    expect(await queued()).toBe(0);
  });
});

describe("a mail server with few connections", () => {
  const colleagues = ["ana", "beto", "carla", "dora", "elsa"].map((who) => `${who}@maloca.example`);
  const mails = useMails("PGlite", colleagues.join(", "));

  it("is asked for no more than three at once, though five colleagues get many mails", async () => {
    let most = 0;
    mails.mailbox.greets = () => {
      most = Math.max(most, mails.mailbox.open());
      return true;
    };
    for (let index = 0; index < 10; index++) await mails.ask({ ...booking, name: `Ana ${index}` });
    await mails.outbox().deliver();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
    expect(mails.mailbox.mails.length).toBeGreaterThanOrEqual(50);
    expect((await mails.admin().unsent()).refused).toEqual([]);
  });
});

describe("a mailbox that stands in MAIL_TO in several spellings", () => {
  const mails = useMails(
    "PGlite",
    "ana.b@gmail.com, Ana <AnaB@googlemail.com>, <ana.b+x@gmail.com>",
  );

  it("gets each mail once", async () => {
    await mails.askTeam();
    await mails.outbox().deliver();
    expect(mails.mailbox.mails.map(({ to }) => to)).toEqual([["ana.b@gmail.com"]]);
  });
});
