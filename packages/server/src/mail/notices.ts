import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import { answerAsks } from "../leads/team-access";
import type { Database, Session } from "../storage/database";
import { LEASE_MS, type MailServer, noticeMessageId } from "./mail";
import { writeMail } from "./mail-page";
import { sendToTeam } from "./send-to-team";
import { writeSignIn } from "./sign-in";
import { announceUnanswered, isUnansweredNotice, writeUnanswered } from "./unanswered";

export interface Notice {
  /** A notice with the same id is sent only once, by whichever server. */
  id: string;
  subject: string;
  /** Null if it is composed when it is sent. */
  body: string | null;
}

/** Stores a mail to the team that is not about one lead. */
export async function addNotice(
  session: Session,
  now: Date,
  { id, subject, body }: Notice,
): Promise<void> {
  await session.query(
    `insert into maloca.notices (id, subject, body, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [id, subject, body, now],
  );
}

/** Sends links that were asked for, stored notices, and each morning the one about unanswered leads. */
export async function deliverNotices(
  database: Database,
  mails: MailServer,
  now: Date,
): Promise<void> {
  const team = { database, team: mails.team, clock: () => now };
  await answerAsks(team, (address, secret) => mails.send(writeSignIn(address, secret)));
  await announceUnanswered(database, now);
  const until = new Date(now.getTime() + LEASE_MS);
  for (;;) {
    const [notice] = await database.query<Notice>(
      // Selected in a materialized query, as in `leaseSql`.
      `with chosen as materialized (
         select id from maloca.notices
         where sent_at is null and (leased_until is null or leased_until <= $1)
         order by created_at limit 1 for update skip locked)
       update maloca.notices n set leased_until = $2 from chosen c where n.id = c.id
       returning n.id, n.subject, n.body`,
      [now, until],
    );
    if (!notice) return;
    const mail = isUnansweredNotice(notice.id)
      ? await writeUnanswered(database, notice.id, now)
      : writeNotice(notice, [notice.body ?? ""]);
    if (mail) await sendToTeam(mails, mail);
    await database.query("update maloca.notices set sent_at = $2 where id = $1", [notice.id, now]);
  }
}

function writeNotice({ id, subject }: Pick<Notice, "id" | "subject">, lines: readonly string[]) {
  return writeMail({
    messageId: noticeMessageId(id),
    subject,
    title: subject,
    paragraphs: lines,
    content: html`${lines.map((line) => html`<p>${line}</p>`)}`,
  });
}

/** A mail to one member of the team, by the way that all others take. Rejects unless the mail server takes it. */
export const sendTrial = ({ send }: MailServer, member: string, id: string) =>
  send(
    writeNotice({ id: `prueba:${id}`, subject: `${settings.brand}: correo de prueba` }, [
      "Alguien del equipo lo pidió en la página del equipo. Si lo lees, los avisos llegan a este buzón.",
    ]),
    member,
  );

/** A mail to the team about the server itself, sent at once and not through the outbox. */
export const sendAlarm = (mails: MailServer, title: string, lines: readonly string[], now: Date) =>
  sendToTeam(
    mails,
    writeNotice({ id: `alarm:${now.getTime()}`, subject: `${settings.brand}: ${title}` }, lines),
  );
