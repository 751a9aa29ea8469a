import type { Session } from "../storage/database";

/** Since when the team's oldest unsent mail waits; null when none does. */
export async function oldestWaiting(session: Pick<Session, "query">): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>(
    `select min(l.created_at) as at from maloca.outbox o join maloca.leads l on l.id = o.lead_id
     where o.sent_at is null and o.audience = 'team'`,
  );
  return row?.at ?? null;
}
