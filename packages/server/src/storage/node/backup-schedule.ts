import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../durations";
import type { Environment } from "../../environment";
import { errorCode } from "../../errors";
import type { Log } from "../../log";
import { createLoop } from "../../loop";
import type { Database } from "../database";
import type { Migration } from "../migrate";
import { leadsIn } from "../row-transfer";
import { checkBackup, rowsOf, writeBackup } from "./backup-file";
import {
  type BackupSettings,
  backupPath,
  keptBackups,
  lastOccurrence,
  latestBackup,
  openBackupFolder,
  outdated,
  removeBackups,
} from "./backup-folder";
import { hasLeads, rehearse } from "./upgrade";

const LOOK_MS = MINUTE_MS;

/** A backup that failed is tried again after this; the team gets one mail a day. */
const RETRY_MS = HOUR_MS;

/** How often a restore is rehearsed, after a daily backup. */
const REHEARSAL_MS = 7 * DAY_MS;

/** A file whose time is that of the last successful rehearsal. */
const REHEARSED = "last-rehearsal";

/** After so long without a backup an alarm is raised. */
export const LATE_MS = 2 * DAY_MS;

interface ScheduleOptions extends BackupSettings {
  database: Database;
  migrations: readonly Migration[];
  /** The time of day in Colombia: `03:00`. */
  at: string;
  /** Whether old backups may be removed. */
  mayRemove: () => Promise<boolean>;
  /** Tells the team that no backup was made, and why. */
  alarm: (reason: string) => Promise<void>;
  clock: () => Date;
  log: Log;
}

/**
 * Backs up once a day, keeps the newest of each of the last days, weeks and months, and rehearses a restore once
 * a week. A missed backup is made as soon as the machine runs again.
 */
export function createBackupSchedule(options: ScheduleOptions) {
  const { database, folder, passphrase, clock, log, alarm } = options;
  let triedAt = Number.NEGATIVE_INFINITY;
  let alarmedAt = Number.NEGATIVE_INFINITY;

  /** Makes the backup that is due. */
  async function tick(): Promise<void> {
    const now = clock();
    const last = await latestBackup(folder, "daily", now);
    if (last && last.at >= lastOccurrence(options.at, now)) return;
    if (now.getTime() - triedAt < RETRY_MS) return;
    triedAt = now.getTime();
    try {
      await backUp(now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : errorCode(error);
      log("backup failed", { code: errorCode(error) });
      if (now.getTime() - alarmedAt < DAY_MS) return;
      await alarm(reason);
      alarmedAt = now.getTime();
    }
  }

  async function backUp(now: Date): Promise<void> {
    if (!(await hasLeads(database))) return;
    await openBackupFolder(folder, now);
    const path = backupPath(folder, "daily", now);
    const counts = await writeBackup(rowsOf(database), path, { passphrase });
    try {
      const checked = await checkBackup(path, passphrase);
      const rehearsed = await stat(join(folder, REHEARSED)).catch(() => null);
      if (!rehearsed || now.getTime() - rehearsed.mtimeMs >= REHEARSAL_MS) {
        await rehearse(checked, folder, options.migrations);
        await writeFile(join(folder, REHEARSED), `${now.toISOString()}\n`, { mode: 0o600 });
        log("restore rehearsed", { leads: leadsIn(counts) });
      }
    } catch (error) {
      // A backup that cannot be restored is removed, so that nobody relies on it.
      await rm(path, { force: true });
      throw error;
    }
    log("backup made", { leads: leadsIn(counts) });
    if (!(await options.mayRemove())) return;
    await removeBackups(outdated(await keptBackups(folder, "daily")));
  }

  return { tick, ...createLoop(tick, log, "backup alarm", { everyMs: LOOK_MS, delayed: true }) };
}

/**
 * Whether backups are made: of the embedded database unless BACKUP_AT is off; of PostgreSQL, which may have other
 * backups, only if BACKUP_DIR is set.
 */
export const hasSchedule = ({ BACKUP_AT, DATABASE_URL, BACKUP_DIR }: Environment) =>
  BACKUP_AT !== "off" && (!DATABASE_URL || BACKUP_DIR !== undefined);
