import { HOUR_MS } from "../durations";
import { judgeDescribed } from "../mail-failures";
import { onlyRow, type Session } from "../storage/database";

/** The mails in the outbox, which also contains deliveries to webhooks. */
export const MAILS = "audience not like 'webhook:%'";

/** Conditions for mails that wait, and that were abandoned; each has an index, without sent ones. */
export const WAITING = "sent_at is null and dead_at is null";
const DEAD = "dead_at is not null";

/** SQL for the numbers of both, of an audience or of several. */
export const countsOf = (audience: string) =>
  `(select count(*)::int from maloca.outbox where ${audience} and ${WAITING}) as waiting,
   (select count(*)::int from maloca.outbox where ${audience} and ${DEAD}) as dead`;

/**
 * A query of unsent mails, for one audience or several.
 */
export const unsentOf = (audience: string, columns: string) =>
  `select ${columns} from maloca.outbox where ${audience} and ${WAITING}
   union all select ${columns} from maloca.outbox where ${audience} and ${DEAD}`;

/** The leads of such mails. */
export const leadsWithUnsentMail = (audience: string) => unsentOf(audience, "lead_id");

export interface UnsentMails {
  /** Waiting and abandoned mails. */
  waiting: number;
  dead: number;
  /** The mail server's last error for the oldest of them. */
  error: string | null;
  /** Members of the team who get no mails although others do: for how many leads, and the mail server's last error. */
  refused: { address: string; leads: number; error: string }[];
}

/** Reads only unsent mails, however many were sent. */
export async function readUnsentMails(session: Session, now = new Date()): Promise<UnsentMails> {
  const refusing = await session.query<UnsentMails["refused"][number] & { since: Date }>(
    `select substr(audience, 6) as address, count(*)::int as leads,
            (array_agg(last_error order by due_at))[1] as error, min(l.created_at) as since
     from (${unsentOf("audience like 'team:%'", "lead_id, audience, last_error, due_at")}) o
     join maloca.leads l on l.id = o.lead_id
     group by audience order by audience`,
  );
  // A temporary answer is none until it has lasted.
  const refused = refusing
    .filter(
      ({ error, since }) =>
        judgeDescribed(error).lasting || now.getTime() - since.getTime() >= LATE_MAIL_MS,
    )
    .map(({ since, ...one }) => one);
  const rows = await session.query<Omit<UnsentMails, "refused">>(
    `select ${countsOf(MAILS)},
            coalesce(
              (select last_error from maloca.outbox where ${MAILS} and ${DEAD} order by dead_at limit 1),
              (select last_error from maloca.outbox
               where ${MAILS} and ${WAITING} and last_error is not null
               order by due_at limit 1)) as error`,
  );
  return { ...onlyRow(rows), refused };
}

/** Retries begin after half a minute and become rarer. After this time a person must look. */
export const LATE_MAIL_MS = 2 * HOUR_MS;

/** Since when the oldest unsent mail waits, of the team or of another audience; null when none does. */
export async function oldestWaiting(session: Session, audience = "team"): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>(
    `select min(l.created_at) as at from (${leadsWithUnsentMail("audience = $1")}) o
     join maloca.leads l on l.id = o.lead_id`,
    [audience],
  );
  return row?.at ?? null;
}
