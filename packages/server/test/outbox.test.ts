import { paths, settings } from "@maloca/catalog";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { HOUR_MS } from "../src/durations";
import { createSendMail } from "../src/http/send-mail";
import type { Send } from "../src/mail/mail";
import { createSmtp, verifySmtp } from "../src/mail/node/smtp";
import { MAX_ATTEMPTS } from "../src/mail/outbox";
import { databaseNames } from "./databases";
import { decode, type ReceivedMail } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { listenOn, portOf, startTcpProxy } from "./ports";
import { booking, post } from "./samples";
import { held } from "./ticks";

describe.each(databaseNames)("the outbox in %s", (name) => {
  const mails = useMails(name);
  const { admin, askTeam, later, outbox } = mails;
  const mail = async () => (await admin().list())[0]?.mail;

  it("mails a booking request to the team once", async () => {
    const reference = await askTeam();
    expect(await outbox().deliver()).toBe(1);
    expect(await outbox().deliver()).toBe(0);
    const [{ from, to, raw }, ...others] = mails.mailbox.mails as [ReceivedMail];
    expect(others).toEqual([]);
    expect([from, to]).toEqual([TEAM, [TEAM]]);
    expect(raw).toContain(`Reply-To: ${booking.email}`);
    const { hostname } = new URL(settings.siteUrl);
    expect(raw).toMatch(new RegExp(`^Message-ID: <[\\da-f-]{36}\\.team@${hostname}>\r?$`, "m"));
    expect(decode(raw)).toContain(reference);
    const at = mails.clock().toISOString();
    expect(await mail()).toMatchObject({ state: "sent", attempts: 1, at });
  });

  it("tries again while the mail server refuses, later each time", async () => {
    await askTeam();
    mails.mailbox.refuseWith(451);
    expect(await outbox().deliver()).toBe(0);
    const [error, at] = [expect.stringContaining("451"), "2026-11-20T15:00:30.000Z"];
    expect(await mail()).toMatchObject({ state: "queued", attempts: 1, at, error });
    later(29_000);
    expect(await outbox().deliver()).toBe(0);
    expect((await mail())?.attempts).toBe(1);
    later(1_000);
    await outbox().deliver();
    expect(await mail()).toMatchObject({ attempts: 2, at: "2026-11-20T15:01:30.000Z" });
    mails.mailbox.refuseWith(null);
    later(60_000);
    expect(await outbox().deliver()).toBe(1);
    expect(mails.mailbox.mails).toHaveLength(1);
    expect(await mail()).toMatchObject({ state: "sent", attempts: 3, error: null });
  });

  it("logs a refused mail without the colleague's address", async () => {
    const reference = await askTeam();
    mails.mailbox.refuseWith(451);
    const logged: unknown[] = [];
    await outbox({ log: (event, facts) => void logged.push([event, facts]) }).deliver();
    const facts = { to: "team", reference, attempts: 1, code: expect.stringContaining("451") };
    expect(logged).toContainEqual(["delivery failed", facts]);
    expect(JSON.stringify(logged)).not.toContain("@");
  });

  it("gives up on a mail server that accepts the connection and stays silent", async () => {
    await askTeam();
    mails.mailbox.greets = () => false;
    expect(await outbox(mails.server({ silence: 300 })).deliver()).toBe(0);
    expect(await mail()).toMatchObject({ state: "queued", attempts: 1 });
    mails.mailbox.greets = () => true;
    later(HOUR_MS);
    expect(await outbox().deliver()).toBe(1);
    expect(mails.mailbox.mails).toHaveLength(1);
  });

  it("loses no mail when the server goes silent in the middle, and repeats none under another Message-ID", async () => {
    const proxy = await startTcpProxy(mails.mailbox.url);
    onTestFinished(proxy.cut);
    const deliver = (silence?: number) =>
      outbox(createSmtp(proxy.url, TEAM, TEAM, { silence })).deliver();
    const references = [await askTeam(), await askTeam()];
    // The connection stays, and nothing comes any more.
    mails.mailbox.answer = () => {
      if (mails.mailbox.mails.length === 1) proxy.freeze();
      return null;
    };
    await deliver(500);
    expect(await admin().unsent()).toMatchObject({ error: expect.stringContaining("ETIMEDOUT") });
    const taken = mails.mailbox.mails.length;
    proxy.thaw({ old: false });
    mails.mailbox.answer = () => null;
    later(HOUR_MS);
    await deliver();
    expect(await admin().unsent()).toMatchObject({ queued: 0, dead: 0 });
    for (const reference of references) {
      const found = mails.mailbox.mails.filter(({ raw }) => decode(raw).includes(reference));
      // What the server took before it went silent may come again, under the same Message-ID.
      const ids = new Set(found.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]));
      expect(ids.size).toBe(1);
    }
    expect(mails.mailbox.mails.length - taken).toBeLessThanOrEqual(2);
  });

  it("gives up on a mail after its last attempt, and sends it when the operator retries", async () => {
    await askTeam();
    const refuse: Send = async () => {
      throw Object.assign(new Error("550 no such box"), { responseCode: 550 });
    };
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 2; attempt++) {
      await outbox({ send: refuse }).deliver();
      later(7 * HOUR_MS);
    }
    expect(await mail()).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
    const error = expect.stringContaining("550");
    expect(await admin().unsent()).toMatchObject({ queued: 0, dead: 1, error });
    expect(await admin().retry()).toBe(1);
    expect(await outbox().deliver()).toBe(1);
    expect(await mail()).toMatchObject({ state: "sent" });
    expect(await admin().retry()).toBe(0);
  });

  it("gives each mail to one of many workers", async () => {
    await Promise.all(Array.from({ length: 12 }, () => askTeam()));
    const sent: string[] = [];
    const send: Send = async ({ messageId }) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(messageId);
    };
    await Promise.all(Array.from({ length: 4 }, () => outbox({ send }).deliver()));
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
  });

  it("takes over what a worker leased and did not finish, once its lease has expired, and ignores its result", async () => {
    await askTeam();
    const { work, finish } = held();
    const late = outbox({ send: () => work }).deliver();
    await expect.poll(async () => (await mail())?.attempts).toBe(1);
    expect(await outbox().deliver()).toBe(0);
    later(HOUR_MS);
    mails.mailbox.refuseWith(451);
    await outbox().deliver();
    finish();
    await late;
    expect(await mail()).toMatchObject({ state: "queued", attempts: 2 });
  });

  it("starts at a new lead, and stops on demand", async () => {
    const worker = outbox();
    worker.start();
    const app = mails.app({ onLead: worker.wake });
    for (const sent of [2, 4]) {
      await app.request(paths.booking, post(booking));
      await expect.poll(() => mails.mailbox.mails.length).toBe(sent);
    }
    await worker.stop();
    await app.request(paths.booking, post(booking));
    // Whatever the worker took, nobody else would find.
    expect(await outbox().deliver()).toBe(2);
  });
});

describe("a scheduler's call", () => {
  const { ask, at, database } = useMails("PGlite");
  const secret = "a-secret-of-the-scheduler";
  const callOf = (options: { send: Send; roundMs?: number }) => {
    const { send, ...rest } = options;
    const mails = { send, team: [TEAM] };
    const app = createSendMail({ path: "/", database, mails, secret, log: () => {}, ...rest });
    const init = { method: "POST", headers: { authorization: `Bearer ${secret}` } };
    return async () => {
      const answer = await app.request("/", init);
      return { status: answer.status, ...(await answer.json()) };
    };
  };

  it("starts no new mail when its round has run out of time, and leaves it to the next", async () => {
    at(new Date().toISOString());
    await ask();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const call = callOf({ roundMs: 1, send: async () => void vi.advanceTimersByTime(1) });
    for (const queued of [1, 0])
      expect(await call()).toEqual({ status: 200, sent: 1, queued, dead: 0 });
  });

  it("fails while a mail to the team has waited for two hours", async () => {
    const call = callOf({ send: () => Promise.reject<void>(new Error("away")) });
    for (const [hours, status] of [
      [1.9, 200],
      [2, 503],
    ] as const) {
      at(new Date(Date.now() - hours * HOUR_MS).toISOString());
      await ask();
      expect(await call()).toMatchObject({ status, sent: 0 });
    }
  });
});

it("SMTP_URL with requireTLS=true does not log in to a mail server without encryption", async () => {
  const disabledCommands = ["STARTTLS"];
  const mailServer = new SMTPServer({ logger: false, authOptional: true, disabledCommands });
  await listenOn(mailServer);
  const url = `smtp://127.0.0.1:${portOf(mailServer.server)}`;
  await verifySmtp(url);
  await expect(verifySmtp(`${url}?requireTLS=true`)).rejects.toThrow();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});
