import { LATE_MAIL_MS, oldestWaiting, unsentOf, WAITING } from "../leads/unsent-mails";
import { START } from "../leads-command";
import { describe, pause } from "../mail-failures";
import { judge } from "../mail-replies";
import type { Database, Session } from "../storage/database";
import { digest } from "../storage/digest";
import type { Refusal } from "./mail";
import { addNotice } from "./notices";
import { type Audience, addressOfMember, audienceOfMember, type Leased } from "./queue";

/** Addresses of team members with waiting mails of their own. Nobody else gets one, whatever is stored. */
export async function readWaitingMembers(
  session: Session,
  team: readonly string[] = [],
): Promise<string[]> {
  const rows = await session.query<{ audience: Audience }>(
    `select distinct audience from maloca.outbox where audience = any ($1::text[]) and ${WAITING}`,
    [team.map(audienceOfMember)],
  );
  return rows.flatMap(({ audience }) => addressOfMember(audience) ?? []);
}

/**
 * Handles mails that only a part of the team got: they count as sent, and the outbox gets a separate mail for
 * each refused member.
 */
export async function settleRefused(
  database: Database,
  rows: readonly Leased[],
  refusals: readonly Refusal[],
  { now, random }: { now: Date; random: () => number },
): Promise<void> {
  const until = new Date(now.getTime() + pause(1, random));
  await database.tx(async (session) => {
    for (const { address, error } of refusals) {
      const audience = audienceOfMember(address);
      const reason = describe(error);
      await session.query(
        `insert into maloca.outbox (lead_id, audience, attempts, due_at, last_error, outage)
         select id, $2::text, 1, coalesce(
           (select max(due_at) from maloca.outbox where audience = $2::text and ${WAITING}), $3::timestamptz
         ), $4::text, true
         from maloca.leads where id = any ($1::uuid[])
         on conflict do nothing`,
        [rows.map(({ lead_id }) => lead_id), audience, until, reason],
      );
      await announceRefusal(session, { address, error }, now);
    }
    for (const { lead_id, audience, leased_until } of rows) {
      await session.query(
        `update maloca.outbox set leased_until = null, sent_at = $4, last_error = null, outage = false
         where lead_id = $1 and audience = $2 and leased_until = $3`,
        [lead_id, audience, leased_until, now],
      );
    }
  });
}

/**
 * Tells the others of a member whose mailbox refuses, once until it works again: at once where the answer will last,
 * and after two hours where it was a temporary one. An outage says nothing about a mailbox.
 */
export async function announceRefusal(
  session: Session,
  { address, error }: Refusal,
  now: Date,
): Promise<void> {
  const { blame, lasting } = judge(error);
  if (blame === "server") return;
  const oldest = await oldestWaiting(session, audienceOfMember(address));
  if (!oldest || (!lasting && now.getTime() - oldest.getTime() < LATE_MAIL_MS)) return;
  await addNotice(session, now, {
    // Its oldest mail stays the same until all of them go out.
    id: `refused:${await digest(address)}:${oldest.getTime()}`,
    subject: `${address} no recibe los correos`,
    body: `El servidor de correo no los acepta para ${address} (${describe(error)}). Los demás sí los reciben. Lo que le falta se le sigue enviando cerca de una semana; cuando su buzón funcione de nuevo, le llega todo. Quien instaló el servidor lo revisa con: ${START} doctor`,
  });
}

/** Lets the other mails for a mailbox wait as long as the one that tries it. */
export const postpone = (session: Session, audience: Audience, until: Date) =>
  session.query(
    `update maloca.outbox set due_at = $2, outage = true
     where audience = $1 and ${WAITING} and due_at < $2 and leased_until is null`,
    [audience, until],
  );

/** Deletes mails for addresses that no longer belong to the team. Returns how many. */
export async function deleteFormerMembers(
  session: Session,
  team: readonly string[],
): Promise<number> {
  const rows = await session.query(
    `delete from maloca.outbox o using (
       ${unsentOf("audience like 'team:%'", "lead_id, audience")}) one
     where o.lead_id = one.lead_id and o.audience = one.audience
       and not o.audience = any ($1::text[]) returning 1 as one`,
    [team.map(audienceOfMember)],
  );
  return rows.length;
}
