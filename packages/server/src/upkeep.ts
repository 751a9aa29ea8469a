import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations";
import type { LeadAdmin } from "./leads/admin";
import type { RetentionDays } from "./leads/retention";
import { LATE_MAIL_MS, oldestWaiting } from "./leads/unsent-mails";
import { START } from "./leads-command";
import type { Log } from "./log";
import { createLoop } from "./loop";
import { eraseUnlessHeld } from "./mail/erasure-notice";
import type { Database } from "./storage/database";
import { oldBackups, removeBackups } from "./storage/node/backup-folder";

interface UpkeepOptions {
  database: Database;
  admin: LeadAdmin;
  /** Asked at each round: a changed policy counts from the next one on. */
  retention: () => RetentionDays;
  backupFolder: string;
  /** The newest time that was stored before this process started. */
  known: Date | null;
  clock: () => Date;
  log: Log;
  /** Called when erasing is on hold, of which the team gets a mail. */
  onHold: () => void;
}

/** The server's hourly work, which begins at its start. No visitor waits for it. */
export function createUpkeep(options: UpkeepOptions) {
  const { database, admin, clock, log } = options;
  let { known } = options;
  const end = new AbortController();

  async function round(): Promise<void> {
    const now = clock();
    const retention = options.retention();
    const backups = await oldBackups(options.backupFolder, now);
    const erasure = { database, admin, retention, backups: backups.length };
    if (!(await eraseUnlessHeld({ ...erasure, now, known, log, signal: end.signal }))) {
      options.onHold();
      return;
    }
    // A clock that passed the check is trusted from now on.
    if (!known || now > known) known = now;
    await removeBackups(backups);
    if (backups.length) log("old backups were removed", { backups: backups.length });
  }

  // The first one may take longer than an hour if many leads are old.
  const loop = createLoop(round, log, "upkeep", { everyMs: HOUR_MS });
  return {
    round,
    start: loop.start,
    stop() {
      end.abort();
      return loop.stop();
    },
  };
}

const LOOK_MS = 5 * MINUTE_MS;

interface WatchOptions {
  database: Database;
  /** The time of the newest backup; null if there is none; undefined if none is due. */
  latestBackup: () => Promise<Date | null | undefined>;
  lateBackupMs: number;
  /** Tells the team. */
  alarm: (lines: readonly string[]) => Promise<void>;
  clock: () => Date;
  log: Log;
}

/** Checks every few minutes for overdue mails and backups. Logs each time, and mails the team once a day. */
export function startWatch(options: WatchOptions) {
  const { database, clock, log, alarm } = options;
  const started = clock().getTime();
  let reasons: string[] = [];
  let alarmedAt = Number.NEGATIVE_INFINITY;

  async function tick(): Promise<void> {
    const now = clock().getTime();
    const found: { reason: string; line: string }[] = [];
    const oldest = await oldestWaiting(database);
    if (oldest && now - oldest.getTime() >= LATE_MAIL_MS) {
      const hours = Math.floor((now - oldest.getTime()) / HOUR_MS);
      found.push({
        reason: `mails: the oldest has waited for ${hours} h`,
        line: `Hay correos de solicitudes sin enviar hace ${hours} horas. Las solicitudes están guardadas: se ven con ${START} list --waiting.`,
      });
    }
    const backup = await options.latestBackup();
    if (backup !== undefined && now - (backup?.getTime() ?? started) >= options.lateBackupMs) {
      found.push({
        reason: `backup: none since ${backup?.toISOString() ?? "the start"}`,
        line: "No hay copia de seguridad de los últimos dos días.",
      });
    }
    reasons = found.map(({ reason }) => reason);
    for (const reason of reasons) log("overdue", { reason });
    if (!found.length || now - alarmedAt < DAY_MS) return;
    await alarm(found.map(({ line }) => line));
    alarmedAt = now;
  }

  // Checks at the start too: a server that restarts again and again would never check.
  const loop = createLoop(tick, log, "watch", { everyMs: LOOK_MS });
  loop.start();
  return {
    /** What was overdue at the last check. */
    overdue: (): readonly string[] => reasons,
    tick,
    stop: loop.stop,
  };
}
