import { headers, paths, settings } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { createSmtp } from "../src/mail/node/smtp";
import { createOutbox, MAX_ATTEMPTS, type Outbox, type Send } from "../src/mail/outbox";
import { databaseNames, useDatabase } from "./databases";
import { decode, type Mailbox, startMailbox } from "./mailbox";
import { appOver, booking, newsletter, newsletterPath, post } from "./samples";

const TEAM = "equipo@maloca.example";
const HOUR = 60 * 60_000;

describe.each(databaseNames)("the outbox in %s", (name) => {
  const database = useDatabase(name);
  let mailbox: Mailbox;
  let now: Date;
  const clock = () => now;
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  beforeEach(async () => {
    now = new Date("2026-11-20T15:00:00Z");
    mailbox = await startMailbox();
  });
  afterEach(() => mailbox.stop());

  const ask = (body: unknown = booking, path: string = paths.booking) =>
    appOver(database, { clock }).request(path, post(body, { [headers.partner]: "Hotel Sirena" }));

  /** With nothing but the team's mail to send. */
  const askTeam = async (...args: Parameters<typeof ask>) => {
    const answer = await ask(...args);
    await database.exec("delete from maloca.outbox where audience = 'visitor'");
    return answer;
  };

  const outbox = (send: Send = createSmtp(mailbox.url, TEAM, `Maloca <${TEAM}>`)): Outbox =>
    createOutbox({ database, send, clock, random: () => 1 });

  const mail = async () => (await createLeadAdmin(database).list())[0]?.mail;

  it("tells the team of a booking request once, in Spanish and in Colombian time", async () => {
    const { reference } = await (await askTeam()).json();
    expect(await outbox().deliver()).toBe(1);
    expect(await outbox().deliver()).toBe(0);
    expect(mailbox.mails).toHaveLength(1);
    const [{ from, to, raw }] = mailbox.mails as [(typeof mailbox.mails)[0]];
    expect([from, to]).toEqual([TEAM, [TEAM]]);
    expect(raw).toContain(`Reply-To: ${booking.email}`);
    expect(raw).toMatch(/^Message-ID: <[\da-f-]{36}\.team@/m);
    const text = decode(raw);
    expect(text).toContain(booking.phone);
    expect(text).toContain(booking.destination);
    expect(text).toContain("20 de noviembre de 2026");
    expect(text).toMatch(/10:00\s+a/);
    expect(text).toContain("Hotel Sirena");
    expect(text).toContain(reference);
    expect(text).toContain("&lt;una&gt; persona<br>");
    expect(text).not.toContain("<una> persona<br>");
    expect(await mail()).toMatchObject({ state: "sent", attempts: 1, at: now.toISOString() });
  });

  it("tells the team of a newsletter sign-up", async () => {
    await askTeam(newsletter, newsletterPath);
    await outbox().deliver();
    expect(decode(mailbox.mails[0]?.raw ?? "")).toContain("lector@example.org");
  });

  it("tries again while the mail server refuses, later each time, with the same Message-ID", async () => {
    await askTeam();
    mailbox.refuseWith(451);
    expect(await outbox().deliver()).toBe(0);
    expect(await mail()).toMatchObject({
      state: "waiting",
      attempts: 1,
      at: "2026-11-20T15:00:30.000Z",
      error: expect.stringContaining("451"),
    });
    later(29_000);
    expect(await outbox().deliver()).toBe(0);
    expect((await mail())?.attempts).toBe(1);
    later(1_000);
    await outbox().deliver();
    expect(await mail()).toMatchObject({ attempts: 2, at: "2026-11-20T15:01:30.000Z" });
    mailbox.refuseWith(null);
    later(60_000);
    expect(await outbox().deliver()).toBe(1);
    expect(mailbox.mails).toHaveLength(1);
    expect(await mail()).toMatchObject({ state: "sent", attempts: 3, error: null });
  });

  it("sends the same Message-ID when it cannot know whether the first one arrived", async () => {
    await askTeam();
    mailbox.answerWith(() => (mailbox.mails.length ? null : "cut"));
    expect(await outbox().deliver()).toBe(0);
    expect(await mail()).toMatchObject({ state: "waiting", attempts: 1 });
    later(HOUR);
    expect(await outbox().deliver()).toBe(1);
    const ids = mailbox.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toContain(new URL(settings.siteUrl).hostname);
  });

  it("gives up on a mail server that accepts the connection and stays silent", async () => {
    await askTeam();
    mailbox.greetIf(() => false);
    const send = createSmtp(mailbox.url, TEAM, TEAM, { silence: 300 });
    expect(await outbox(send).deliver()).toBe(0);
    expect(await mail()).toMatchObject({ state: "waiting", attempts: 1 });
    mailbox.greetIf(() => true);
    later(HOUR);
    expect(await outbox().deliver()).toBe(1);
    expect(mailbox.mails).toHaveLength(1);
  });

  it("gives up on a mail after its last attempt, and sends it when the operator retries", async () => {
    await askTeam();
    const refuse: Send = async () => {
      throw Object.assign(new Error("550 no such box"), { responseCode: 550 });
    };
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 2; attempt++) {
      await outbox(refuse).deliver();
      later(7 * HOUR);
    }
    expect(await mail()).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
    expect(await createLeadAdmin(database, clock).unsent()).toMatchObject({
      waiting: 0,
      dead: 1,
      error: expect.stringContaining("550"),
    });
    mailbox.refuseWith(null);
    expect(await createLeadAdmin(database, clock).retry()).toBe(1);
    expect(await outbox().deliver()).toBe(1);
    expect(await mail()).toMatchObject({ state: "sent" });
    expect(await createLeadAdmin(database, clock).retry()).toBe(0);
  });

  it("gives each mail to one of many workers", async () => {
    await Promise.all(Array.from({ length: 12 }, () => askTeam()));
    const sent: string[] = [];
    const send: Send = async ({ messageId }) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(messageId);
    };
    await Promise.all(Array.from({ length: 4 }, () => outbox(send).deliver()));
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
  });

  it("sends what a worker took and never finished, once its lease is over", async () => {
    await askTeam();
    const stuck = outbox(() => new Promise<void>(() => {}));
    void stuck.deliver();
    await expect.poll(async () => (await mail())?.attempts).toBe(1);
    expect(await outbox().deliver()).toBe(0);
    later(HOUR);
    expect(await outbox().deliver()).toBe(1);
  });

  it("wakes at a new lead, and stops when told", async () => {
    const worker = outbox();
    worker.start();
    const app = appOver(database, { clock, onLead: worker.wake });
    await app.request(paths.booking, post(booking));
    await expect.poll(() => mailbox.mails.length).toBe(2);
    await app.request(paths.booking, post(booking));
    await expect.poll(() => mailbox.mails.length).toBe(4);
    await worker.stop();
    await app.request(paths.booking, post(booking));
    // Whatever the worker took, nobody else would find.
    expect(await outbox().deliver()).toBe(2);
  });
});
