import type { LeadAdmin } from "../leads/admin";
import { SERVER, writeAuditEntry } from "../leads/audit-log";
import {
  countStored,
  type Doubt,
  type Due,
  doubtOf,
  HOLD_MEND,
  inWords,
  readHold,
} from "../leads/erasure-hold";
import { eraseExpired, findExpired, type RetentionDays } from "../leads/retention";
import { forgetKeys } from "../leads/store";
import type { Log } from "../log";
import type { Database } from "../storage/database";
import { addNotice } from "./notices";

interface Erasure extends Pick<Due, "now" | "known"> {
  database: Database;
  admin: LeadAdmin;
  retention: RetentionDays;
  /** How many backups have expired. */
  backups?: number;
  log: Log;
  signal: AbortSignal;
}

/** Erases expired leads and old keys; false if erasing is on hold. */
export async function eraseUnlessHeld(erasure: Erasure): Promise<boolean> {
  const { database, admin, retention, backups = 0, now, known, log, signal } = erasure;
  const expired = await findExpired(admin, retention, now);
  const leads = expired.reduce((sum, one) => sum + one.leads, 0);
  if (await isHeld(database, { now, known, leads, backups }, log)) return false;
  await forgetKeys(database, now).catch((error: Error) =>
    log("old keys were kept", { code: error.message }),
  );
  await eraseExpired(admin, expired, { log, signal });
  return true;
}

/**
 * Whether automatic erasing is on hold. A hold lasts until the operator's command; a new doubt begins one, and
 * mails the team.
 */
async function isHeld(database: Database, due: Due, log: Log): Promise<boolean> {
  let doubt: Doubt | null = await readHold(database);
  if (!doubt) {
    doubt = await doubtOf(due, () => countStored(database));
    if (doubt) await beginHold(database, doubt, due.now);
  }
  if (doubt) log("nothing was erased by its age: an order is needed", { reason: doubt.reason });
  return doubt !== null;
}

const beginHold = (database: Database, doubt: Doubt, now: Date) =>
  database.tx(async (session) => {
    await writeAuditEntry(session, { who: SERVER, action: "hold", details: doubt }, now);
    await addNotice(session, now, {
      id: `hold:${now.toISOString()}`,
      subject: "No se borró lo que cumplió su plazo",
      body: `Nada se borra por sí solo desde ahora: ${inWords(doubt)}. Las solicitudes siguen guardadas y llegan como siempre. ${HOLD_MEND}`,
    });
  });
