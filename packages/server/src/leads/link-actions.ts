import type { Database } from "../storage/database";
import { isAnswerState, recordAnswer } from "./answers";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import { type LinkedLead, type LinkPurpose, readLink } from "./links";
import { confirmSubscription, eraseSubscriptions } from "./subscriptions";

/** Names in the audit log. */
const VISITOR = "enlace del visitante";
export const TEAM = "enlace del equipo";

export type LinkActions = ReturnType<typeof createLinkActions>;

export function createLinkActions(database: Database, clock: () => Date = () => new Date()) {
  return {
    read: (purpose: LinkPurpose, reference: string, signature: string) =>
      readLink(database, purpose, reference, signature),

    /** Does what the link is for, and writes it to the audit log. A repetition does no harm. */
    act: (purpose: LinkPurpose, lead: LinkedLead) =>
      database.tx(async (session) => {
        const now = clock();
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
      }),
  };
}
