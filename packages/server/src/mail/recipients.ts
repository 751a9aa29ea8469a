import { daysBefore } from "../durations";
import type { Database } from "../storage/database";
import { digest } from "../storage/digest";
import type { Leased } from "./queue";

/** How many confirmations one mailbox gets in so many days. */
export const MOST_CONFIRMATIONS = [
  { days: 1, most: 3 },
  { days: 7, most: 6 },
] as const;

/** The mailbox behind an address: `ana+viaje@` is Ana's too. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, "@");

/**
 * Whether this mailbox may get another confirmation; if so, counts it. A form must not flood a third party. A
 * lock makes concurrent calls count one after the other.
 */
export async function countConfirmation(
  database: Database,
  row: Leased,
  address: string,
  now: Date,
): Promise<boolean> {
  const recipient = await digest(mailboxOf(address));
  return database.tx(async (session) => {
    await session.query("select pg_advisory_xact_lock(hashtextextended($1, 747562021))", [
      recipient,
    ]);
    for (const { days, most } of MOST_CONFIRMATIONS) {
      const counted = await session.query(
        `select 1 as one from maloca.outbox where recipient = $1 and counted_at > $2 and counted_at <= $5
           and (lead_id, audience) <> ($3, $4) limit ${most}`,
        [recipient, daysBefore(now, days), row.lead_id, row.audience, now],
      );
      if (counted.length >= most) return false;
    }
    await session.query(
      `update maloca.outbox set recipient = $1, counted_at = $2
       where lead_id = $3 and audience = $4`,
      [recipient, now, row.lead_id, row.audience],
    );
    return true;
  });
}
