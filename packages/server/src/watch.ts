import { DAY_MS, MINUTE_MS } from "./durations";
import { findMailTroubles } from "./leads/mail-troubles";
import type { Log } from "./log";
import { createLoop } from "./loop";
import type { Database } from "./storage/database";

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
    const found: { reason: string; line: string }[] = await findMailTroubles(database, clock());
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
