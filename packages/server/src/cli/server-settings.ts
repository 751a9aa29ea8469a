import { resolve } from "node:path";
import type { Environment } from "../environment";
import { policyRetention, type RetentionDays } from "../leads/retention";
import { backupFolderOf } from "../storage/node/backup-folder";
import { hasSchedule } from "../storage/node/backup-schedule";
import { postgresPlace } from "../storage/postgres-address";

/** What the command line must know about the server. No secrets. */
export interface ServerSettings {
  /** Host and database of its PostgreSQL; null for the embedded database. */
  postgres: string | null;
  backupFolder: string;
  /** Whether it backs up by itself. */
  backsUp: boolean;
  /** Where its backup passphrase comes from; null if it has none. */
  passphrase: { file: string } | "variable" | null;
}

/** How long leads are kept: the policy's promise may have changed since the last call. */
export const retentionOf = ({
  RETENTION_DAYS,
}: Pick<Environment, "RETENTION_DAYS">): RetentionDays => RETENTION_DAYS ?? policyRetention();

export function settingsOf(environment: Environment): ServerSettings {
  const { DATABASE_URL, BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: file } = environment;
  return {
    postgres: DATABASE_URL ? postgresPlace(DATABASE_URL) : null,
    backupFolder: backupFolderOf(environment),
    backsUp: hasSchedule(environment),
    passphrase: file ? { file: resolve(file) } : BACKUP_PASSPHRASE ? "variable" : null,
  };
}
