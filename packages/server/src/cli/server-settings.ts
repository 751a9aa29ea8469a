import { resolve } from "node:path";
import type { Environment } from "../environment";
import { policyRetention, type RetentionDays } from "../leads/retention";
import { hasSchedule } from "../storage/node/backup-schedule";
import { backupFolderOf } from "../storage/node/backup-settings";
import { postgresPlace } from "../storage/postgres-address";

/** What an operator's order has to know of the server, without a secret. */
export interface ServerSettings {
  /** The PostgreSQL it uses, as host and database; null of the embedded database. */
  postgres: string | null;
  backupFolder: string;
  /** Whether it backs up by itself. */
  backsUp: boolean;
  /** What it encrypts its backups with: a file, a variable of its environment, or nothing. */
  passphrase: { file: string } | "variable" | null;
  retention: RetentionDays;
}

export function settingsOf(environment: Environment): ServerSettings {
  const { DATABASE_URL, BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: file } = environment;
  return {
    postgres: DATABASE_URL ? postgresPlace(DATABASE_URL) : null,
    backupFolder: backupFolderOf(environment),
    backsUp: hasSchedule(environment),
    passphrase: file ? { file: resolve(file) } : BACKUP_PASSPHRASE ? "variable" : null,
    retention: environment.RETENTION_DAYS ?? policyRetention(),
  };
}
