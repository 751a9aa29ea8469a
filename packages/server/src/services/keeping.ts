import { retentionOf, settingsOf } from "../cli/server-settings";
import { createLeadAdmin } from "../leads/admin";
import { SERVER } from "../leads/audit-log";
import { newestMoment, readHold } from "../leads/erasure-hold";
import { START } from "../leads-command";
import { backupTimes, latestBackup, readBackupSettings } from "../storage/node/backup-folder";
import { createBackupSchedule, hasSchedule, LATE_MS } from "../storage/node/backup-schedule";
import { hasLeads, readMigrations } from "../storage/node/upgrade";
import { createUpkeep } from "../upkeep";
import { startWatch } from "../watch";
import type { Mailing } from "./mailing";
import type { Server, Service } from "./server";

const WHAT_TO_DO = `Quien instaló el servidor lo revisa con: ${START} doctor. Las solicitudes se siguen guardando; se intenta otra vez cada hora.`;

export interface Keeping extends Service {
  /** What was overdue at the last check. */
  overdue(): readonly string[];
}

/**
 * What keeps the leads: backups, erasing what is too old, and the watch over what is overdue, which begins at once.
 * Made before this process stores anything: it compares its clock with what was stored.
 */
export async function createKeeping(server: Server, mailing: Mailing): Promise<Keeping> {
  const { environment, folders, database, clock, log } = server;
  const { backupFolder } = settingsOf(environment);
  const known = await newestMoment(database, await backupTimes(backupFolder));
  const backups = await readBackupSettings(environment);
  const migrations = await readMigrations(folders.migrations);
  const watch = startWatch({
    database,
    latestBackup: async () =>
      hasSchedule(environment) && (await hasLeads(database))
        ? ((await latestBackup(backupFolder, "daily", clock()))?.at ?? null)
        : undefined,
    lateBackupMs: LATE_MS,
    alarm: (lines) => mailing.alarm("Algo quedó pendiente", lines),
    clock,
    log,
  });
  const upkeep = createUpkeep({
    ...{ database, backupFolder, known, clock, log },
    retention: () => retentionOf(environment),
    admin: createLeadAdmin(database, clock, SERVER),
    onHold: mailing.wake,
  });
  const schedule = createBackupSchedule({
    ...backups,
    at: environment.BACKUP_AT,
    database,
    migrations,
    alarm: (reason) => mailing.alarm("No se hizo la copia de seguridad", [reason, WHAT_TO_DO]),
    mayRemove: async () => (await readHold(database)) === null,
    clock,
    log,
  });
  return {
    overdue: watch.overdue,
    start() {
      upkeep.start();
      if (hasSchedule(environment)) schedule.start();
    },
    async stop() {
      await watch.stop();
      await schedule.stop();
      await upkeep.stop();
    },
  };
}
