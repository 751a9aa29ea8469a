import { beforeEach, describe, expect, it } from "vitest";
import { leaseSql } from "../src/deliveries/queue";
import { HOUR_MS, MINUTE_MS } from "../src/durations";
import type { Facts } from "../src/log";
import { LIST_EVERY_MS, SINGLE_MAILS_AN_HOUR } from "../src/mail/flood";
import type { Send } from "../src/mail/mail";
import { createSmtp } from "../src/mail/node/smtp";
import { AUDIENCE, fillLeads } from "../stress/fill";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { booking } from "./samples";

describe.each(databaseNames)("the order of the mails in %s", (name) => {
  const mails = useMails(name);
  const { admin, database, later } = mails;
  let away: boolean;
  let logged: [event: string, facts: Facts | undefined][];
  beforeEach(() => {
    logged = [];
    away = false;
  });

  const ask = async (who: string) => {
    const email = `ana@${who.replace(/\W/g, "")}.example`;
    const reference = await mails.ask({ ...booking, name: who, email });
    later(1000);
    return reference;
  };
  const askMany = async (count: number) => {
    const references: string[] = [];
    for (let index = 0; index < count; index++) references.push(await ask(`Ana ${index}`));
    return references;
  };
  /** To a mail server that is away at times: nothing listens then. */
  const smtp = (): Send => {
    const usual = mails.server().send;
    const none = createSmtp("smtp://127.0.0.1:1", TEAM, TEAM).send;
    const send: Send = (mail, member) => (away ? none : usual)(mail, member);
    return Object.assign(send, { close: () => void usual.close?.() });
  };
  const outbox = (send: Send = smtp()) =>
    mails.outbox({ send, log: (event, facts) => logged.push([event, facts]) });
  const queued = async () => (await admin().unsent()).queued;
  const put = (assignments: string) => database.exec(`update maloca.outbox set ${assignments}`);

  it("keeps a few connections open for all mails of a round, and none after it", async () => {
    let connections = 0;
    mails.mailbox.greets = (connection) => {
      connections = connection + 1;
      return true;
    };
    await askMany(12);
    expect(await outbox().deliver()).toBe(24);
    expect(connections).toBeLessThanOrEqual(4);
    await expect.poll(() => mails.mailbox.open()).toBe(0);
  });

  it("sends a fresh lead's mail before a backlog, and the oldest soon after", async () => {
    await askMany(10);
    later(HOUR_MS);
    await ask("Fresca");
    const subjects: string[] = [];
    await outbox(async ({ subject, to }) => {
      if (to === null) subjects.push(subject);
    }).deliver();
    expect(subjects[0]).toContain("Fresca");
    expect(subjects.slice(1, 4).join()).toContain("Ana 0");
  });

  it("tries an unavailable mail server with one mail, and leaves the others unchanged", async () => {
    await askMany(5);
    away = true;
    const worker = outbox();
    for (const _ of [1, 2]) expect(await worker.deliver()).toBe(0);
    const tried = await database.query("select attempts from maloca.outbox where attempts > 0");
    expect(tried).toEqual([{ attempts: 1 }]);
    const facts = { code: "ESOCKET", failures: 1, seconds: 15 };
    expect(logged).toContainEqual(["mails wait for the mail server", facts]);
    later(20_000);
    away = false;
    expect(await worker.deliver()).toBe(10);
    expect(logged.at(-1)?.[0]).toBe("mails go out again");
  });

  it("sends everything that an outage held back as soon as one mail goes out", async () => {
    await askMany(3);
    away = true;
    const worker = outbox();
    for (let hour = 0; hour < 24; hour++) {
      await worker.deliver();
      later(20 * MINUTE_MS);
    }
    away = false;
    expect(await queued()).toBe(6);
    const now = mails.clock().getTime();
    const iso = (milliseconds: number) => new Date(now + milliseconds).toISOString();
    await put(`due_at = '${iso(5 * HOUR_MS)}' where attempts > 0`);
    await put(`due_at = '${iso(0)}' where attempts = 0`);
    await ask("Fresca");
    expect(await worker.deliver()).toBe(8);
    expect(await queued()).toBe(0);
  });

  it("does not retry at once what the visitor's mailbox refuses", async () => {
    const reference = await ask("Ana");
    mails.mailbox.answer = ({ to }) => (to[0] === TEAM ? null : 452);
    expect(await outbox().deliver()).toBe(1);
    await ask("Fresca");
    expect(await outbox().deliver()).toBe(1);
    expect((await admin().show(reference))?.confirmation).toBe("queued");
    expect(await queued()).toBe(2);
  });

  it("sends mails that a clock once dated days ahead", async () => {
    await ask("Ana");
    const ahead = new Date(mails.clock().getTime() + 72 * HOUR_MS).toISOString();
    await put(`due_at = '${ahead}'`);
    expect(await outbox().deliver()).toBe(2);
    expect(logged).toContainEqual(["mails were dated ahead of the clock", { mails: 2 }]);
    await ask("Beto");
    await put(`attempts = 3, due_at = '${ahead}', leased_until = '${ahead}' where sent_at is null`);
    expect(await outbox().deliver()).toBe(2);
  });

  it("mails a flood of leads to the team in lists, and each lead once", async () => {
    const single = SINGLE_MAILS_AN_HOUR;
    const references = await askMany(single + 25);
    await outbox().deliver();
    const team = () =>
      mails.mailbox.mails.filter(({ to }) => to[0] === TEAM).map(({ raw }) => decode(raw));
    const first = team().length;
    expect(first).toBeGreaterThanOrEqual(single);
    expect(first).toBeLessThanOrEqual(single + 4);
    later(LIST_EVERY_MS);
    await outbox().deliver();
    expect(team()).toHaveLength(first + 1);
    expect(team().at(-1)).toContain(`${single + 25 - first} solicitudes nuevas`);
    const all = team().join("\n");
    for (const reference of references) expect(all).toContain(reference);
    expect(await queued()).toBe(0);
    later(2 * HOUR_MS);
    await ask("Sola");
    await outbox().deliver();
    expect(team()).toHaveLength(first + 2);
    expect(team().at(-1)).toContain("Sola");
  });

  it("takes for no flood what was sent under a clock that was ahead", async () => {
    const ahead = 1200 * 24 * HOUR_MS;
    later(ahead);
    await askMany(SINGLE_MAILS_AN_HOUR);
    await outbox().deliver();
    later(-ahead);
    await ask("Sola");
    await outbox().deliver();
    expect(
      decode(mails.mailbox.mails.filter(({ to }) => to[0] === TEAM).at(-1)?.raw ?? ""),
    ).toContain("Sola");
  });

  it("takes no more mails than it asks for, whichever plan the database makes", async () => {
    await askMany(4);
    await database.exec(
      `update maloca.outbox set audience = '${AUDIENCE}' where audience = 'team'`,
    );
    for (const end of ["newest", "oldest"] as const) {
      const taken = await database.tx(async (session) => {
        for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
          await session.exec(`set local enable_${way} = off`);
        return session.query(leaseSql(end), [mails.clock(), mails.clock(), AUDIENCE, 1]);
      });
      expect(taken).toHaveLength(1);
    }
  });

  it("finds the next mail by its index, without sorting what is due", async () => {
    await fillLeads(database, 3000, 3000);
    await database.exec("analyze");
    for (const end of ["newest", "oldest"] as const) {
      const given = [mails.clock(), mails.clock(), AUDIENCE, 1];
      const plan = JSON.stringify(await database.query(`explain ${leaseSql(end)}`, given));
      expect(plan).toContain("outbox_due");
      expect(plan).not.toContain("Sort");
    }
  });
});
