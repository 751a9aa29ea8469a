import { createSmtp } from "../mail/node/smtp";
import { sendAlarm } from "../mail/notices";
import { createOutbox } from "../mail/outbox";
import { createTrial } from "../mail/trial";
import type { Server, Service } from "./server";

export interface Mailing extends Service {
  /** Whether mails are sent; without it they wait in the outbox. */
  isSet: boolean;
  /** The addresses of the team; empty where no mail is sent. */
  team: readonly string[];
  /** Looks for mails at once. */
  wake(): void;
  /** Tries the way to a member of the team; undefined where no mail is sent. */
  tryMail: ReturnType<typeof createTrial> | undefined;
  /** Tells the team of a trouble; does nothing where no mail is sent. Rejects when the mail cannot be sent. */
  alarm(title: string, lines: readonly string[]): Promise<void>;
}

/** The mails to visitors and to the team. */
export function createMailing(server: Server): Mailing {
  const { environment, database, clock, log, pollMs } = server;
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = environment;
  const mails = SMTP_URL && MAIL_TO && MAIL_FROM ? createSmtp(SMTP_URL, MAIL_TO, MAIL_FROM) : null;
  const outbox = mails && createOutbox({ ...mails, database, clock, log, pollMs });
  return {
    isSet: mails !== null,
    team: mails?.team ?? [],
    start: () => outbox?.start(),
    stop: async () => outbox?.stop(),
    wake: () => outbox?.wake(),
    tryMail: mails ? createTrial(mails) : undefined,
    async alarm(title, lines) {
      if (mails) await sendAlarm(mails, title, lines, clock());
    },
  };
}
