import { Hono } from "hono";
import { MINUTE_MS } from "../durations";
import { createLeadAdmin } from "../leads/admin";
import { newestMoment } from "../leads/erasure-hold";
import { findMailTroubles } from "../leads/mail-troubles";
import type { RetentionDays } from "../leads/retention";
import { readUnsentMails } from "../leads/unsent-mails";
import type { Log } from "../log";
import { eraseUnlessHeld } from "../mail/erasure-notice";
import type { MailServer } from "../mail/mail";
import { createOutbox } from "../mail/outbox";
import { type Database, isUnavailable } from "../storage/database";
import { sameSecret } from "../storage/digest";
import { bearerOf } from "./request-headers";
import { notFound, refuse, refuseFailure } from "./responses";

/** No mail is started after this. With the last mail's time-outs it is below the hosts' limit for a call. */
const ROUND_MS = MINUTE_MS;

/** How long one call erases leads; the next one goes on. */
const ERASURE_MS = 20_000;

interface SendMailOptions {
  path: string;
  database: Database;
  /** Null while no mail server is set. */
  mails: MailServer | null;
  /** The caller's bearer token must equal it. */
  secret: string | undefined;
  retention?: RetentionDays;
  log: Log;
  roundMs?: number;
}

/**
 * A scheduler calls this if no process runs all the time. It sends the mails that are due, deletes old
 * idempotency keys and expired leads, and answers with the numbers of sent, queued and abandoned mails. The
 * status is 503 if a mail to the team has waited for two hours, or the mail server refuses one after another: nothing
 * else watches that.
 */
export function createSendMail(options: SendMailOptions): Hono {
  const { path, database, mails, secret, retention = {}, log, roundMs = ROUND_MS } = options;
  const app = new Hono();

  app.post(path, async (c) => {
    if (!mails || !secret) {
      return refuse(c, 503, "mail_not_set", "This project sends no mails", {
        hint: "Set SMTP_URL, MAIL_TO, MAIL_FROM and MAIL_SECRET",
      });
    }
    if (!(await sameSecret(bearerOf(c) ?? "", secret))) {
      return refuse(c, 401, "unauthorized", "The secret is missing or wrong", {
        hint: "Send MAIL_SECRET as Authorization: Bearer",
      });
    }
    const outbox = createOutbox({ ...mails, database, log });
    const timer = setTimeout(() => outbox.stop(), roundMs);
    const sent = await outbox.deliver().finally(() => clearTimeout(timer));
    const now = new Date();
    const admin = createLeadAdmin(database);
    const known = await newestMoment(database);
    const signal = AbortSignal.timeout(ERASURE_MS);
    await eraseUnlessHeld({ database, admin, retention, now, known, log, signal });
    const { queued, dead } = await readUnsentMails(database, now);
    const troubles = await findMailTroubles(database, now);
    for (const { reason } of troubles) log("overdue", { reason });
    const status = troubles.length ? 503 : 200;
    return c.json({ sent, queued, dead }, status, { "Cache-Control": "no-store" });
  });

  app.notFound(notFound);

  app.onError((error, c) => {
    const { code, name } = Object(error);
    log("mails failed", { code: String(code ?? name) });
    return refuseFailure(c, isUnavailable(error));
  });

  return app;
}
