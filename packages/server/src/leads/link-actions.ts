import type { Database, Session } from "../storage/database";
import { isAnswerState, recordAnswer } from "./answers";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import type { LinkedLead, LinkPurpose } from "./links";

/** Names in the audit log. */
const VISITOR = "enlace del visitante";
export const TEAM = "enlace del equipo";

/** Does what a link is for, and writes it to the audit log. A repetition does no harm. */
export const actOnLink = (database: Database, purpose: LinkPurpose, lead: LinkedLead, now: Date) =>
  database.tx(async (session) => {
    const note = (who: string, action: AuditedAction, leads: string[], state?: string) =>
      writeAuditEntry(session, { who, action, leads, details: { state } }, now);
    if (isAnswerState(purpose)) {
      const changed = await recordAnswer(session, lead.id, purpose, now);
      if (changed) await note(TEAM, "answer", [lead.reference], purpose);
    } else if (purpose === "confirm") {
      const first = await confirmSubscription(session, lead.id, now);
      if (first) await note(VISITOR, "confirm", [lead.reference]);
    } else {
      await note(VISITOR, "unsubscribe", await eraseSubscriptions(session, lead.id));
    }
  });

/** Stores that the owner of the address wants the newsletter; false if it was stored before. */
async function confirmSubscription(session: Session, leadId: string, now: Date): Promise<boolean> {
  const rows = await session.query(
    `insert into maloca.newsletter_confirmations (lead_id, confirmed_at) values ($1, $2)
     on conflict do nothing returning 1 as one`,
    [leadId, now],
  );
  return rows.length > 0;
}

/**
 * Erases every newsletter sign-up with the address of one sign-up, and no other lead of the person. Returns their
 * references.
 */
async function eraseSubscriptions(session: Session, leadId: string): Promise<string[]> {
  const rows = await session.query<{ reference: string }>(
    `delete from maloca.leads l using maloca.newsletter_subscribers s
     where s.lead_id = l.id and l.kind = 'newsletter' and lower(s.email) =
       (select lower(email) from maloca.newsletter_subscribers where lead_id = $1)
     returning l.reference`,
    [leadId],
  );
  return rows.map(({ reference }) => reference);
}
