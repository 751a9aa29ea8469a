import type { LeadAdmin } from "./leads/admin";
import { readHold } from "./leads/erasure-hold";
import { findExpired, type RetentionDays } from "./leads/retention";
import type { Database } from "./storage/database";
import { oldBackups, removeBackups } from "./storage/node/backup-folder";

export type Expiry = ReturnType<typeof createExpiry>;

/** Leads and backups that are past their retention period. */
export function createExpiry({
  admin,
  database,
  retention,
  backupFolder,
  clock = () => new Date(),
}: {
  /** Writes its audit entries with the operator's name. */
  admin: LeadAdmin;
  database: Database;
  /** Asked at each use: a changed policy counts from the next round on. */
  retention: () => RetentionDays;
  backupFolder: string;
  clock?: () => Date;
}) {
  return {
    admin,
    find: async (now = clock()) => ({
      expired: await findExpired(admin, retention(), now),
      backups: await oldBackups(backupFolder, now),
    }),
    hold: () => readHold(database),
    /** Ends a hold and removes the old backups. Returns how many. */
    async resume() {
      const old = await oldBackups(backupFolder, clock());
      await admin.note({ action: "resume", details: { backups: old.length } });
      await removeBackups(old);
      return old.length;
    },
  };
}
