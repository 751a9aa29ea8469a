import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../src/durations";
import type { Facts } from "../src/log";
import { LIST_EVERY_MS, SINGLE_MAILS_AN_HOUR } from "../src/mail/flood";
import { createSmtp } from "../src/mail/node/smtp";
import type { Send } from "../src/mail/outbox";
import { leaseSql } from "../src/mail/queue";
import { fillLeads } from "../stress/fill";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { booking } from "./samples";

describe.each(databaseNames)("the order of the mails in %s", (name) => {
  const mails = useMails(name);
  const { admin, database, later } = mails;
  let deaf = false;
  let logged: [event: string, facts: Facts | undefined][];
  beforeEach(() => {
    logged = [];
    deaf = false;
  });

  const ask = async (who: string) => {
    const email = `${who.replace(/\W/g, "")}@example.org`;
    const reference = await mails.ask({ ...booking, name: who, email });
    later(1000);
    return reference;
  };
  const askMany = async (count: number) => {
    for (let index = 0; index < count; index++) await ask(`Ana ${index}`);
  };
  /** Patient while the mail server is well, so that a busy machine is not taken for an outage. */
  const smtp = (): Send => {
    const usual = createSmtp(mails.mailbox.url, TEAM, TEAM);
    const hurried = createSmtp(mails.mailbox.url, TEAM, TEAM, { silence: 300 });
    const send: Send = (mail) => (deaf ? hurried : usual)(mail);
    return Object.assign(send, {
      close: () => void [usual, hurried].map(({ close }) => close?.()),
    });
  };
  const hear = (well: boolean) => {
    deaf = !well;
    mails.mailbox.greetIf(() => well);
  };
  const outbox = (send: Send = smtp()) =>
    mails.outbox({ send, log: (event, facts) => logged.push([event, facts]) });
  const unsent = () => admin().unsent();
  const state = async (reference: string) => (await admin().show(reference))?.mail;
  const put = (assignments: string) => database.exec(`update maloca.outbox set ${assignments}`);

  it("keeps a few connections open for all mails of a round, and none after it", async () => {
    let connections = 0;
    mails.mailbox.greetIf((connection) => {
      connections = connection + 1;
      return true;
    });
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

  it("asks a mail server that is away with one mail, and leaves the others as they are", async () => {
    await askMany(5);
    hear(false);
    const worker = outbox();
    expect(await worker.deliver()).toBe(0);
    expect(await worker.deliver()).toBe(0);
    const [tried] = await database.query<{ mails: number; attempts: number }>(
      "select count(*) filter (where attempts > 0)::int as mails, sum(attempts)::int as attempts from maloca.outbox",
    );
    expect(tried).toEqual({ mails: 1, attempts: 1 });
    expect(logged).toContainEqual([
      "mails wait for the mail server",
      expect.objectContaining({ code: expect.stringMatching(/^E/), seconds: 15 }),
    ]);
    later(20_000);
    hear(true);
    expect(await worker.deliver()).toBe(10);
    expect(logged.at(-1)?.[0]).toBe("mails go out again");
  });

  it("sends everything that an outage held back as soon as one mail goes out", async () => {
    await askMany(3);
    hear(false);
    const worker = outbox();
    for (let hour = 0; hour < 24; hour++) {
      await worker.deliver();
      later(20 * MINUTE_MS);
    }
    hear(true);
    expect((await unsent()).waiting).toBe(6);
    await put(
      `due_at = '${new Date(mails.clock().getTime() + 5 * HOUR_MS).toISOString()}' where attempts > 0`,
    );
    await put(`due_at = '${mails.clock().toISOString()}' where attempts = 0`);
    await ask("Fresca");
    expect(await worker.deliver()).toBe(8);
    expect((await unsent()).waiting).toBe(0);
  });

  it("does not wake what the visitor's own mailbox refuses", async () => {
    const reference = await ask("Ana");
    mails.mailbox.answerWith(({ to }) => (to[0] === TEAM ? null : 452));
    expect(await outbox().deliver()).toBe(1);
    await ask("Fresca");
    expect(await outbox().deliver()).toBe(1);
    expect((await admin().show(reference))?.confirmation).toBe("waiting");
    expect((await unsent()).waiting).toBe(2);
  });

  it("sends mails that a clock once dated days ahead", async () => {
    const reference = await ask("Ana");
    const ahead = new Date(mails.clock().getTime() + 72 * HOUR_MS).toISOString();
    await put(`due_at = '${ahead}'`);
    expect(await outbox().deliver()).toBe(2);
    expect(await state(reference)).toMatchObject({ state: "sent" });
    expect(logged).toContainEqual(["mails were dated ahead of the clock", { mails: 2 }]);
    await ask("Beto");
    await put(`attempts = 3, due_at = '${ahead}', leased_until = '${ahead}' where sent_at is null`);
    expect(await outbox().deliver()).toBe(2);
  });

  it("tells the team of a flood in lists, and of each lead once", async () => {
    const told = SINGLE_MAILS_AN_HOUR;
    const references: string[] = [];
    for (let index = 0; index < told + 25; index++) references.push(await ask(`Ana ${index}`));
    await outbox().deliver();
    const team = () =>
      mails.mailbox.mails.filter(({ to }) => to[0] === TEAM).map(({ raw }) => decode(raw));
    const first = team().length;
    expect(first).toBeGreaterThanOrEqual(told);
    expect(first).toBeLessThanOrEqual(told + 4);
    later(LIST_EVERY_MS);
    await outbox().deliver();
    expect(team()).toHaveLength(first + 1);
    expect(team().at(-1)).toContain(`${told + 25 - first} solicitudes nuevas`);
    const all = team().join("\n");
    for (const reference of references) expect(all).toContain(reference);
    expect((await unsent()).waiting).toBe(0);
    later(2 * HOUR_MS);
    await ask("Sola");
    await outbox().deliver();
    expect(team().at(-1)).toContain("Sola");
    expect(team()).toHaveLength(first + 2);
  });

  it("takes no more mails than it asks for, whichever plan the database makes", async () => {
    for (const name of ["Ana", "Beto", "Caro", "Dina"]) await ask(name);
    for (const end of ["newest", "oldest"] as const) {
      const taken = await database.tx(async (session) => {
        for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
          await session.exec(`set local enable_${way} = off`);
        return session.query(leaseSql(end), [mails.clock(), mails.clock(), "team", 1]);
      });
      expect(taken).toHaveLength(1);
    }
  });

  it("finds the next mail by its index, without sorting what is due", async () => {
    await fillLeads(database, 3000, 3000);
    await database.exec("analyze");
    for (const end of ["newest", "oldest"] as const) {
      const plan = await database.query(`explain ${leaseSql(end)}`, [
        mails.clock(),
        mails.clock(),
        "team",
        1,
      ]);
      const text = JSON.stringify(plan);
      expect(text).toContain("outbox_due");
      expect(text).not.toContain("Sort");
    }
  });
});
