import { DAY_MS, HOUR_MS } from "../durations";
import { START } from "../leads-command";
import { judgeDescribed } from "../mail-failures";
import { onlyRow, type Session } from "../storage/database";
import { LATE_MAIL_MS, oldestUnsent, UNSENT, untold } from "./unsent-mails";

/** Something about the mails that a person must look at. */
export interface MailTrouble {
  kind: "late" | "held back" | "refused" | "given up";
  /** For the log and a monitor, without anything that a mail server said. */
  reason: string;
  /** For the team. */
  line: string;
}

/** So many visitors whose addresses are refused in a day are no typing errors. */
const MANY = 3;

const TO = { team: "al equipo", visitor: "a los viajeros" } as const;
const SEE = `se ven con ${START} list --waiting`;

/** What is wrong with the mails. Reads only unsent ones, and the last day's leads. */
export async function findMailTroubles(session: Session, now: Date): Promise<MailTrouble[]> {
  const late = (to: keyof typeof TO, oldest: Date | null) => lateSince(to, oldest, now);
  const team = late("team", await oldestUnsent(session));
  return [
    ...(team.length ? team : late("visitor", await oldestHeldBack(session))),
    ...(await refusedAlike(session)),
    ...(await givenUp(session, now)),
  ];
}

function lateSince(to: keyof typeof TO, oldest: Date | null, now: Date): MailTrouble[] {
  const waited = oldest ? now.getTime() - oldest.getTime() : 0;
  if (waited < LATE_MAIL_MS) return [];
  const hours = Math.floor(waited / HOUR_MS);
  const what = { team: "the oldest", visitor: "the oldest to a visitor" }[to];
  return [
    {
      kind: to === "team" ? "late" : "held back",
      reason: `mails: ${what} has waited for ${hours} h`,
      line: `Hay correos ${TO[to]} sin enviar hace ${hours} horas. Las solicitudes están guardadas: ${SEE}.`,
    },
  ];
}

/** The oldest visitor's mail that an outage holds back. One that is refused by itself is its own matter. */
async function oldestHeldBack(session: Session): Promise<Date | null> {
  const rows = await session.query<{ at: Date | null }>(
    `select min(l.created_at) as at from (
       select lead_id from maloca.outbox
       where audience = 'visitor' and ${UNSENT} and (outage or attempts = 0)) o
     join maloca.leads l on l.id = o.lead_id`,
  );
  return onlyRow(rows).at;
}

/** Mails that the mail server refuses one after another, with an answer that will last. */
async function refusedAlike(session: Session): Promise<MailTrouble[]> {
  const found = await session.query<{ to: keyof typeof TO; mails: number; error: string }>(
    `select split_part(audience, ':', 1) as to, count(*)::int as mails,
            (array_agg(last_error order by due_at desc))[1] as error
     from (${untold("audience, last_error, outage, due_at, dead_at")} union all
           select audience, last_error, outage, due_at, dead_at from maloca.outbox
           where audience = 'visitor' and ${UNSENT}) o
     where dead_at is null and outage and last_error is not null
     group by 1 order by 1`,
  );
  return found
    .filter(({ error }) => judgeDescribed(error).lasting)
    .map(({ to, mails, error }) => ({
      kind: "refused",
      reason: `mails: the mail server refuses those to ${to === "team" ? "the team" : "visitors"}: ${mails} wait`,
      line: `El servidor de correo rechaza los correos ${TO[to]}: esperan ${mails} (${error}). Se intentan solos, y salen todos cuando los acepte; ${SEE}.`,
    }));
}

/** Whether most visitors' mails of a day were given up, as where a mail server takes all their domains for its own. */
async function givenUp(session: Session, now: Date): Promise<MailTrouble[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const { dead, error } = onlyRow(
    await session.query<{ dead: number; error: string | null }>(
      `select count(distinct coalesce(recipient, lead_id::text))::int as dead,
              (array_agg(last_error order by dead_at desc))[1] as error
       from maloca.outbox where audience = 'visitor' and dead_at is not null and dead_at > $1`,
      [since],
    ),
  );
  if (dead < MANY) return [];
  const { sent } = onlyRow(
    await session.query<{ sent: number }>(
      `select count(*)::int as sent from maloca.leads l
       join maloca.outbox o on o.lead_id = l.id and o.audience = 'visitor' and o.sent_at is not null
       where l.created_at > $1`,
      [since],
    ),
  );
  if (dead <= sent) return [];
  return [
    {
      kind: "given up",
      reason: `mails: ${dead} visitors' addresses were refused within a day`,
      line: `El servidor de correo rechazó las direcciones de ${dead} viajeros en un día (${error}). Si son buenas, corrige el correo y da la orden: ${START} retry.`,
    },
  ];
}
