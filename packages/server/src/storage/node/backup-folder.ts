import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, StartError } from "../../start-error";
import { makeFolder } from "./make-folder";

/** A file that the server wrote. */
export interface KeptBackup {
  path: string;
  name: string;
  at: Date;
}

/** What a backup was taken for: the day's turn, an upgrade, or a rollback. */
export type BackupPurpose = "daily" | "upgrade" | "rollback";

/** What is left of a process that was killed goes after this. */
const LEFTOVER_MS = 60 * 60_000;

const NAME = /^maloca-(daily|upgrade|rollback)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;
const LEFTOVER = /^(maloca-.+\.new|scratch-.+)$/;

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

export const backupPath = (folder: string, purpose: BackupPurpose, at: Date) =>
  join(folder, `maloca-${purpose}-${stamp(at)}.gz`);

/** Makes the folder, which its owner alone can read, and removes what a killed process left in it. */
export async function openBackupFolder(folder: string, now = new Date()): Promise<void> {
  try {
    await makeFolder(folder);
    for (const name of await readdir(folder)) {
      if (!LEFTOVER.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs < LEFTOVER_MS) continue;
      await rm(path, { recursive: true, force: true });
    }
  } catch (error) {
    throw new StartError(
      `the backup folder ${folder} cannot be used (${errorCode(error)}). ` +
        "Set BACKUP_DIR to a folder that may be written.",
    );
  }
}

/** The kept backups of a purpose, newest first. */
export async function keptBackups(folder: string, purpose: BackupPurpose): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const kept = names.flatMap((name) => {
    const [, found, ...parts] = name.match(NAME) ?? [];
    if (found !== purpose) return [];
    const [year = 0, month = 1, ...rest] = parts.map(Number);
    const at = new Date(Date.UTC(year, month - 1, ...rest));
    return [{ name, path: join(folder, name), at }];
  });
  return kept.sort((a, b) => b.at.getTime() - a.at.getTime());
}
