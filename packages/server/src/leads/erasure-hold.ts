import { DAY_MS } from "../durations";
import { START } from "../leads-command";
import { longMoment } from "../moments";
import { onlyRow, type Session } from "../storage/database";

/** If the clock is further ahead of the newest stored time than this, it may be wrong. */
const FAR_MS = 30 * DAY_MS;

/** One run erases at most so many leads, or this share of all leads if that is more. */
const LEADS_A_RUN = 25;
const SHARE_A_RUN = 0.05;

/** One run removes at most so many backups. */
const BACKUPS_A_RUN = 5;

/** What has expired, and by which clock. */
export interface Due {
  now: Date;
  /** The newest stored time; null if nothing is stored. */
  known: Date | null;
  leads: number;
  backups: number;
}

/** Why automatic erasing stops, with its figures. */
export type Doubt =
  | { reason: "clock"; days: number; known: string; clock: string }
  | { reason: "share"; leads: number; stored: number }
  | { reason: "backups"; backups: number };

/** A stop of automatic erasing, with its beginning. */
export type Hold = Doubt & { at: string };

/** Whether a time is so far ahead of a known one that it may be a wrong clock's: young leads would be erased. */
const isFar = (time: Date | null, known: Date) =>
  time !== null && time.getTime() - known.getTime() > FAR_MS;

/**
 * The newest time in the database or among others, such as those of backups: the present cannot be earlier. Times
 * that stand apart from all earlier ones may have been written by a wrong clock and do not count, unless an operator
 * has ended a hold since.
 */
export async function newestMoment(
  session: Session,
  others: readonly Date[] = [],
): Promise<Date | null> {
  const rows = await session.query<{ at: Date | null }>(
    `select max(created_at) as at from maloca.leads union all select max(at) from maloca.audit_log`,
  );
  const newest = latest([...rows.map(({ at }) => at), ...others]);
  if (!newest) return null;
  const edge = new Date(newest.getTime() - FAR_MS);
  const { since, before, resumed } = onlyRow(
    await session.query<{ since: Date | null; before: Date | null; resumed: boolean }>(
      `select least((select min(created_at) from maloca.leads where created_at > $1::timestamptz),
                    (select min(at) from maloca.audit_log where at > $1::timestamptz)) as since,
              greatest((select max(created_at) from maloca.leads where created_at <= $1::timestamptz),
                       (select max(at) from maloca.audit_log where at <= $1::timestamptz)) as before,
              exists (select from maloca.audit_log
                      where action = 'resume' and at > $1::timestamptz) as resumed`,
      [edge],
    ),
  );
  const last = latest([before, ...others.filter((at) => at <= edge)]);
  const first = earliest([since, ...others.filter((at) => at > edge)]);
  return last && isFar(first, last) && !resumed ? last : newest;
}

const inOrder = (times: readonly (Date | null)[]) =>
  times.filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime());
const latest = (times: readonly (Date | null)[]) => inOrder(times).at(-1) ?? null;
const earliest = (times: readonly (Date | null)[]) => inOrder(times)[0] ?? null;

/** Why nothing may be erased now; null if erasing may go on. `stored` counts the leads. */
export async function doubtOf(
  { now, known, leads, backups }: Due,
  stored: () => Promise<number>,
): Promise<Doubt | null> {
  if (known && isFar(now, known)) {
    const days = Math.floor((now.getTime() - known.getTime()) / DAY_MS);
    return { reason: "clock", days, known: known.toISOString(), clock: now.toISOString() };
  }
  if (backups > BACKUPS_A_RUN) return { reason: "backups", backups };
  if (leads <= LEADS_A_RUN) return null;
  const all = await stored();
  return leads > all * SHARE_A_RUN ? { reason: "share", leads, stored: all } : null;
}

export async function countStored(session: Session): Promise<number> {
  const rows = await session.query<{ leads: number }>(
    "select count(*)::int as leads from maloca.leads",
  );
  return rows[0]?.leads ?? 0;
}

/** The current hold. It lasts until the operator's command ends it, also after a restart or a corrected clock. */
export async function readHold(session: Session): Promise<Hold | null> {
  const [last] = await session.query<{ action: string; at: Date; details: Doubt }>(
    `select action, at, details from maloca.audit_log where action in ('hold', 'resume')
     order by id desc limit 1`,
  );
  return last?.action === "hold" ? { ...last.details, at: last.at.toISOString() } : null;
}

/** The reason of a hold, in Spanish. */
export function inWords(doubt: Doubt): string {
  switch (doubt.reason) {
    case "clock":
      return `el reloj del servidor marcó ${longMoment(doubt.clock)}, ${doubt.days} días después de lo último que se guardó`;
    case "share":
      return `cumplieron su plazo ${doubt.leads} de ${doubt.stored} solicitudes, más de lo que se borra de una vez`;
    case "backups":
      return `cumplieron su plazo ${doubt.backups} copias de seguridad, más de lo que se borra de una vez`;
  }
}

export const HOLD_MEND = `Revisa el reloj y RETENTION_DAYS; si están bien: ${START} purge --expired.`;
