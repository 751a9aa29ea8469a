import { HOUR_MS } from "../durations";
import type { Session } from "../storage/database";
import { leadsWithUnsentMail } from "./unsent-mails";

/** Retries begin after half a minute and become rarer. After this time a person must look. */
export const LATE_MAIL_MS = 2 * HOUR_MS;

/** Since when the team's oldest unsent mail waits; null when none does. */
export async function oldestWaiting(session: Pick<Session, "query">): Promise<Date | null> {
  const [row] = await session.query<{ at: Date | null }>(
    `select min(l.created_at) as at from (${leadsWithUnsentMail("audience = 'team'")}) o
     join maloca.leads l on l.id = o.lead_id`,
  );
  return row?.at ?? null;
}
