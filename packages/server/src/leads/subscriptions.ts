import type { Session } from "../storage/database";

/** Stores that the owner of the address wants the newsletter; false if it was stored before. */
export async function confirmSubscription(
  session: Session,
  leadId: string,
  now: Date,
): Promise<boolean> {
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
export async function eraseSubscriptions(session: Session, leadId: string): Promise<string[]> {
  const rows = await session.query<{ reference: string }>(
    `delete from maloca.leads l using maloca.newsletter_subscribers s
     where s.lead_id = l.id and l.kind = 'newsletter' and lower(s.email) =
       (select lower(email) from maloca.newsletter_subscribers where lead_id = $1)
     returning l.reference`,
    [leadId],
  );
  return rows.map(({ reference }) => reference);
}
