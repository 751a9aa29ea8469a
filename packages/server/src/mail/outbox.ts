import { settings } from "@maloca/catalog";
import { type Fields, type LeadKindName, leadKinds } from "../leads/lead-kinds";
import type { Log } from "../log";
import type { Database } from "../storage/database";
import { MOST_CONFIRMATIONS, STALE_MS, writeConfirmation } from "./confirmation";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { writeNotification } from "./notification";

/** After this another worker may try the mail. Longer than any SMTP time-out. */
const LEASE_MS = 3 * 60_000;

/** The first pause after a failure; it doubles with each, up to the longest. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** After so many failures, some six to eight days, a mail is given up until `leads retry`. */
export const MAX_ATTEMPTS = 40;

/** New leads wake the worker; polling finds other processes' leads and what has become due. */
const POLL_MS = 15_000;

const ERROR_LENGTH = 200;

/** Sends a mail. Rejects when it was not accepted. */
export type Send = (mail: Mail) => Promise<void>;

export interface Outbox {
  /** Sends all that is due and gives how many were sent. */
  deliver(): Promise<number>;
  /** Delivers now, at each wake and every few seconds. */
  start(): void;
  wake(): void;
  /** Resolves when the mail under way is done. */
  stop(): Promise<void>;
}

interface Leased {
  lead_id: string;
  audience: "team" | "visitor";
  attempts: number;
  kind: LeadKindName;
  reference: string;
  partner: string | null;
  quarantine: string | null;
  created_at: Date;
}

export interface OutboxOptions {
  database: Database;
  send: Send;
  clock?: () => Date;
  random?: () => number;
  log?: Log;
}

/**
 * Sends the mails that were stored with their leads, each at least once. A lease keeps two workers
 * from the same row, and a stable Message-ID lets the mailbox recognise a repetition.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, send, log = () => {}, random = Math.random } = options;
  const { clock = () => new Date() } = options;

  async function lease(now: Date, until: Date): Promise<Leased | undefined> {
    const [row] = await database.query<Leased>(
      `update maloca.outbox o set leased_until = $2, attempts = o.attempts + 1
       from maloca.leads l
       where l.id = o.lead_id and (o.lead_id, o.audience) in (
         select lead_id, audience from maloca.outbox
         where sent_at is null and dead_at is null and due_at <= $1
           and (leased_until is null or leased_until <= $1)
         order by due_at, audience limit 1 for update skip locked)
       returning o.lead_id, o.audience, o.attempts,
                 l.kind, l.reference, l.partner, l.quarantine, l.created_at`,
      [now, until],
    );
    return row;
  }

  async function compose(row: Leased): Promise<Mail | undefined> {
    const [found] = await database.query<{ request: Fields }>(
      `select to_jsonb(r) - 'lead_id' as request from maloca.${leadKinds[row.kind].table} r
       where lead_id = $1`,
      [row.lead_id],
    );
    if (!found) return;
    const lead: MailedLead = {
      kind: leadKinds[row.kind],
      request: found.request,
      reference: row.reference,
      partner: row.partner,
      createdAt: row.created_at,
      suspectedSpam: row.quarantine !== null,
      messageId: `<${row.lead_id}.${row.audience}@${new URL(settings.siteUrl).hostname}>`,
    };
    if (row.audience === "team") return writeNotification(lead);
    return (await confirmable(row, lead)) ? writeConfirmation(lead) : undefined;
  }

  /** A form must not flood a third party's mailbox, nor confirm something long past. */
  async function confirmable(row: Leased, { request }: MailedLead): Promise<boolean> {
    const address = plausibleAddress(request);
    if (!address || clock().getTime() - row.created_at.getTime() > STALE_MS) return false;
    const [told] = await database.query<{ times: number }>(
      `select count(*)::int as times from maloca.outbox o
       join maloca.${leadKinds[row.kind].table} r on r.lead_id = o.lead_id
       where o.audience = 'visitor' and o.sent_at > $2 and lower(r.email) = lower($1)`,
      [address, new Date(clock().getTime() - DAY_MS)],
    );
    return (told?.times ?? 0) < MOST_CONFIRMATIONS;
  }

  /** Writes the outcome, unless the lease has expired and another worker has the row. */
  async function settle(row: Leased, until: Date, assignments: string, values: unknown[]) {
    await database.query(
      `update maloca.outbox set leased_until = null, ${assignments}
       where lead_id = $1 and audience = $2 and leased_until = $3`,
      [row.lead_id, row.audience, until, ...values],
    );
  }

  /** A mail that must not be sent: its lead was deleted, or its visitor cannot be reached. */
  async function forget(row: Leased) {
    await database.query("delete from maloca.outbox where lead_id = $1 and audience = $2", [
      row.lead_id,
      row.audience,
    ]);
  }

  async function deliver(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const until = new Date(clock().getTime() + LEASE_MS);
      const row = await lease(clock(), until);
      if (!row) break;
      try {
        const mail = await compose(row);
        if (!mail) {
          await forget(row);
          continue;
        }
        await send(mail);
      } catch (error) {
        const now = clock();
        const reason = describe(error);
        const { reference, audience, attempts } = row;
        log("mail failed", { reference, audience, attempts, code: codes(error) });
        if (row.attempts >= MAX_ATTEMPTS || (row.audience === "visitor" && isFinal(error))) {
          await settle(row, until, "dead_at = $4, last_error = $5", [now, reason]);
        } else {
          const due = new Date(now.getTime() + pause(row.attempts, random));
          await settle(row, until, "due_at = $4, last_error = $5", [due, reason]);
        }
        continue;
      }
      await settle(row, until, "sent_at = $4, last_error = null", [clock()]);
      sent++;
    }
    return sent;
  }

  let stopped = false;
  let awake = false;
  let ring = () => {};
  let running: Promise<void> = Promise.resolve();

  async function run() {
    while (!stopped) {
      awake = false;
      await deliver().catch((error: unknown) => log("outbox failed", { code: codes(error) }));
      if (awake || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    deliver,
    start() {
      running = run();
    },
    wake() {
      awake = true;
      ring();
    },
    stop() {
      stopped = true;
      ring();
      return running;
    },
  };
}

/** Milliseconds to wait after the nth failure: doubled each time, and spread by a quarter. */
function pause(attempts: number, random: () => number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return longest * (0.75 + 0.25 * random());
}

/** A permanent refusal by a visitor's mailbox. The team's is retried: its settings may be fixed. */
const isFinal = (error: unknown) => Object(error).responseCode >= 550;

/** A failure's codes, for the log. */
function codes(error: unknown): string {
  const { code, responseCode, name } = Object(error);
  return [code ?? name ?? "error", responseCode].filter(Boolean).join(" ");
}

/** The same with the mail server's own message, which is kept in the database only. */
function describe(error: unknown): string {
  const { response, message } = Object(error);
  const text = `${codes(error)}: ${response ?? message ?? "no reason given"}`;
  return text.replace(/\p{Cc}+/gu, " ").slice(0, ERROR_LENGTH);
}
