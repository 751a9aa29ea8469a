import { Hono } from "hono";
import type { Store } from "../leads/store";
import { readUnsentMails } from "../leads/unsent-mails";
import type { Log } from "../log";
import { createOutbox, type Send } from "../mail/outbox";
import { type Database, isUnavailable } from "../storage/database";
import { digest } from "../storage/digest";
import { bearerOf } from "./request-headers";
import { notFound, refuse, refuseFailure } from "./responses";

/** No mail is begun after this. With the last one's time-outs it is less than hosts let a call last. */
const ROUND_MS = 60_000;

export interface SendMailOptions {
  path: string;
  database: Database;
  store: Store;
  /** Null while no mail server is set. */
  send: Send | null;
  /** Whoever calls must show it as a bearer token. */
  secret: string | undefined;
  log: Log;
  roundMs?: number;
}

/**
 * Where no process stays awake, a scheduler calls this: it sends what is due, forgets old
 * idempotency keys, and answers how many mails went out, wait and were given up.
 */
export function createSendMail(options: SendMailOptions): Hono {
  const { path, database, store, send, secret, log, roundMs = ROUND_MS } = options;
  const app = new Hono();

  app.post(path, async (c) => {
    if (!send || !secret) {
      return refuse(c, 503, "mail_not_set", "This project sends no mails", {
        hint: "Set SMTP_URL, MAIL_TO, MAIL_FROM and MAIL_SECRET",
      });
    }
    // Digests take the same time to compare, however much of them is right.
    if ((await digest(bearerOf(c) ?? "")) !== (await digest(secret))) {
      return refuse(c, 401, "unauthorized", "The secret is missing or wrong", {
        hint: "Send MAIL_SECRET as Authorization: Bearer",
      });
    }
    const outbox = createOutbox({ database, send, log });
    const timer = setTimeout(() => outbox.stop(), roundMs);
    const sent = await outbox.deliver().finally(() => clearTimeout(timer));
    await store.forgetKeys();
    const { waiting, dead } = await readUnsentMails(database);
    return c.json({ sent, waiting, dead }, 200, { "Cache-Control": "no-store" });
  });

  app.notFound(notFound);

  app.onError((error, c) => {
    const { code, name } = Object(error);
    log("mails failed", { code: String(code ?? name) });
    return refuseFailure(c, isUnavailable(error));
  });

  return app;
}
