import { HOUR_MS } from "../durations";
import { judgeDescribed } from "../mail-failures";
import { onlyRow, type Session } from "../storage/database";

/** The mails in the outbox, which also contains deliveries to webhooks. */
export const MAILS = "audience not like 'webhook:%'";

/**
 * Mails to the team: a row for each member. `team` alone is a mail that waits to be addressed to them; an earlier release
 * sent that row to all.
 */
export const TO_TEAM = "audience like 'team%'";

/** SQL: whether somebody of the team has got the mail about the lead of a row. */
const isTold = (row: string) =>
  `exists (select from maloca.outbox s where s.lead_id = ${row}.lead_id and s.${TO_TEAM} and s.sent_at is not null)`;

/** Conditions for mails that are queued, and that were abandoned; each has an index, without sent ones. */
export const UNSENT = "sent_at is null and dead_at is null";
const DEAD = "dead_at is not null";

/** A query of unsent mails, for one audience or several. */
export const unsentOf = (audience: string, columns: string) =>
  `select ${columns} from maloca.outbox where ${audience} and ${UNSENT}
   union all select ${columns} from maloca.outbox where ${audience} and ${DEAD}`;

/** The leads of such mails. */
export const leadsWithUnsentMail = (audience: string) => unsentOf(audience, "lead_id");

/** A query of the mails to the team about leads of which nobody has got one. */
export const untold = (columns: string) =>
  `select ${columns} from (
     ${unsentOf(TO_TEAM, "lead_id, audience, due_at, dead_at, last_error, outage")}) o
   where not ${isTold("o")}`;

export interface UnsentMails {
  /** Mails that will be tried again, and abandoned ones. */
  queued: number;
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
            (array_agg(last_error order by due_at) filter (where last_error is not null))[1] as error,
            min(l.created_at) as since
     from (${unsentOf("audience like 'team:%'", "lead_id, audience, last_error, due_at")}) o
     join maloca.leads l on l.id = o.lead_id
     where ${isTold("o")}
     group by audience having count(last_error) > 0 order by audience`,
  );
  // A temporary answer is none until it has lasted.
  const refused = refusing
    .filter(
      ({ error, since }) =>
        judgeDescribed(error).lasting || now.getTime() - since.getTime() >= LATE_MAIL_MS,
    )
    .map(({ since, ...one }) => one);
  const rows = await session.query<Omit<UnsentMails, "refused">>(
    `select (select count(*)::int from maloca.outbox where ${MAILS} and ${UNSENT}) as queued,
            (select count(*)::int from maloca.outbox where ${MAILS} and ${DEAD}) as dead,
            coalesce(
              (select last_error from maloca.outbox where ${MAILS} and ${DEAD} order by dead_at limit 1),
              (select last_error from maloca.outbox
               where ${MAILS} and ${UNSENT} and last_error is not null
               order by due_at limit 1)) as error`,
  );
  return { ...onlyRow(rows), refused };
}

/** Retries begin after half a minute and become rarer. After this time a person must look. */
export const LATE_MAIL_MS = 2 * HOUR_MS;

/** Since when the team waits for its oldest mail of which nobody has got any; null when there is none. */
export const oldestUnsent = (session: Session) => oldestOf(session, untold("lead_id"), []);

/** Since when a member of the team waits for the oldest mail that others have got. */
export const oldestMissed = (session: Session, audience: string) =>
  oldestOf(
    session,
    `select lead_id from (${leadsWithUnsentMail("audience = $1")}) m where ${isTold("m")}`,
    [audience],
  );

async function oldestOf(
  session: Session,
  leads: string,
  parameters: unknown[],
): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>(
    `select min(l.created_at) as at from (${leads}) o join maloca.leads l on l.id = o.lead_id`,
    parameters,
  );
  return row?.at ?? null;
}
