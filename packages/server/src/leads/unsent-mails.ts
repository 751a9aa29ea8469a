import { onlyRow, type Session } from "../storage/database";

/** The mails of the outbox, which holds deliveries to webhooks too. */
export const MAILS = "audience in ('team', 'visitor')";

/**
 * A query of the leads with an unsent mail, for one audience or several: of mails that wait and of mails
 * that were given up there is an index each, which the sent ones are not in.
 */
export const leadsWithUnsentMail = (audience: string) =>
  `select lead_id from maloca.outbox where ${audience} and sent_at is null and dead_at is null
   union all select lead_id from maloca.outbox where ${audience} and dead_at is not null`;

export interface UnsentMails {
  /** Mails that wait, and mails that were given up. */
  waiting: number;
  dead: number;
  /** The mail server's last error for the oldest of them. */
  error: string | null;
}

/** Unsent mails. Sent ones are not read, however many there are. */
export async function readUnsentMails(session: Pick<Session, "query">): Promise<UnsentMails> {
  const rows = await session.query<UnsentMails>(
    `select (select count(*)::int from maloca.outbox where ${MAILS} and sent_at is null and dead_at is null) as waiting,
            (select count(*)::int from maloca.outbox where ${MAILS} and dead_at is not null) as dead,
            coalesce(
              (select last_error from maloca.outbox where ${MAILS} and dead_at is not null order by dead_at limit 1),
              (select last_error from maloca.outbox
               where ${MAILS} and sent_at is null and dead_at is null and last_error is not null
               order by due_at limit 1)) as error`,
  );
  return onlyRow(rows);
}
