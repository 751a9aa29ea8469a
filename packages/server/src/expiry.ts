import type { LeadAdmin } from "./leads/admin";
import { type Hold, readHold } from "./leads/erasure-hold";
import { type Expired, findExpired, type RetentionDays } from "./leads/retention";
import type { Database } from "./storage/database";
import { type KeptBackup, oldBackups, removeBackups } from "./storage/node/backup-folder";

/** Leads and backups that are past their retention period. */
export interface Expiry {
  admin: LeadAdmin;
  find(now?: Date): Promise<{ expired: Expired[]; backups: KeptBackup[] }>;
  hold(): Promise<Hold | null>;
  /** Ends a hold and removes the old backups. Returns how many. */
  resume(): Promise<number>;
}

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
}): Expiry {
  return {
    admin,
    find: async (now = clock()) => ({
      expired: await findExpired(admin, retention(), now),
      backups: await oldBackups(backupFolder, now),
    }),
    hold: () => readHold(database),
    async resume() {
      const old = await oldBackups(backupFolder, clock());
      await admin.note({ action: "resume", details: { backups: old.length } });
      await removeBackups(old);
      return old.length;
    },
  };
}
