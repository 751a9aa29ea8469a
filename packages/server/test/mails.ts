import { afterEach, beforeEach } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import type { Mail } from "../src/mail/mail";
import { createSmtp, type SmtpOptions } from "../src/mail/node/smtp";
import { createOutbox, type OutboxOptions } from "../src/mail/outbox";
import { type DatabaseName, useDatabase } from "./databases";
import { type Mailbox, startMailbox } from "./mailbox";
import { appOver, storeLead, submitted, type Typed } from "./samples";

export const TEAM = "equipo@maloca.example";

/** For tests of mails: a database, a mailbox, and a clock that the tests set. */
export function useMails(name: DatabaseName, team = TEAM) {
  const database = useDatabase(name);
  let mailbox: Mailbox;
  let now: Date;
  beforeEach(async () => {
    now = new Date("2026-11-20T15:00:00Z");
    mailbox = await startMailbox();
  });
  afterEach(() => mailbox.stop());

  const clock = () => now;
  const mails = {
    database,
    clock,
    get mailbox() {
      return mailbox;
    },
    at(moment: string) {
      now = new Date(moment);
    },
    later(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    admin: () => createLeadAdmin(database, clock),
    app: (options: Parameters<typeof appOver>[1] = {}) => appOver(database, { clock, ...options }),
    /** Sends a request and returns its reference. */
    ask: (body?: unknown, path?: string, extra?: Record<string, string>) =>
      storeLead(database, { body, path, extra, clock }),
    /** The same, without the mail to the visitor. */
    async askTeam(...request: [body?: unknown, path?: string]) {
      const reference = await mails.ask(...request);
      await database.exec("delete from maloca.outbox where audience = 'visitor'");
      return reference;
    },
    /** Opens a page of the server. */
    async open(path: string, init?: RequestInit, options?: Parameters<typeof appOver>[1]) {
      const answer = await mails.app(options).request(path, init);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    /** Presses a button of a page, as a mail program does too: it says nothing of where it was. */
    press: (path: string, typed: Typed = {}, options?: Parameters<typeof appOver>[1]) =>
      mails.open(path, submitted(typed, {}), options),
    /** The mailbox as the server is told of it. */
    server: (options: SmtpOptions & { team?: string } = {}) => {
      const { team: to = team, ...smtp } = options;
      return createSmtp(mailbox.url, to, `Maloca <${TEAM}>`, smtp);
    },
    /** An outbox that sends to the mailbox. */
    outbox: (options: Partial<OutboxOptions> = {}) =>
      createOutbox({
        ...{ database, clock, random: () => 1 },
        ...mails.server(),
        ...options,
      }),
    /** The mails that would be sent now. */
    async written(): Promise<Mail[]> {
      const written: Mail[] = [];
      await mails.outbox({ send: async (mail) => void written.push(mail) }).deliver();
      return written;
    },
  };
  return mails;
}
