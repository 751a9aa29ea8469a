import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HOUR_MS } from "../../durations";
import { errorCode, StartError } from "../../start-error";
import { makeFolder } from "./make-folder";
import { oldestKept } from "./rotation";

/** A file that the server wrote into the backup folder. */
interface KeptBackup {
  path: string;
  name: string;
  at: Date;
}

/** Why a backup was made: every day, before an upgrade, or before a rollback. */
type BackupPurpose = "daily" | "upgrade" | "rollback";

/** At this age the unfinished files of a killed process are removed. */
const LEFTOVER_MS = HOUR_MS;

/** `-nuevas.csv` has the leads that a rollback removed from the database. */
const NAME =
  /^maloca-(daily|upgrade|rollback)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:\.gz|-nuevas\.csv)$/;
const LEFTOVER = /^(maloca-.+\.new|scratch-.+)$/;

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

export const backupPath = (folder: string, purpose: BackupPurpose, at: Date) =>
  join(folder, `maloca-${purpose}-${stamp(at)}.gz`);

/** Creates the folder, which only its owner can read, and removes unfinished files of killed processes. */
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
      `la carpeta de copias ${folder} no se puede usar (${errorCode(error)}). Pon en BACKUP_DIR una en la que se pueda escribir.`,
    );
  }
}

/** The system's error code if the folder, or its nearest existing parent, is not writable; else null. */
export async function refusalOfBackups(folder: string): Promise<string | null> {
  try {
    await rm(await mkdtemp(join(folder, "scratch-")), { recursive: true });
    return null;
  } catch (error) {
    const above = dirname(folder);
    const missing = errorCode(error) === "ENOENT" && above !== folder;
    return missing ? refusalOfBackups(above) : errorCode(error);
  }
}

/** The kept backups of a purpose, newest first. */
export const keptBackups = async (folder: string, purpose: BackupPurpose): Promise<KeptBackup[]> =>
  (await writtenFiles(folder)).filter(
    ({ name }) => name.startsWith(`maloca-${purpose}-`) && isBackup(name),
  );

/**
 * The newest backup of a purpose. One with a date in the future, made while a clock was ahead, does not count.
 */
export const latestBackup = async (
  folder: string,
  purpose: BackupPurpose,
  now: Date,
): Promise<KeptBackup | undefined> =>
  (await keptBackups(folder, purpose)).find(({ at }) => at <= now);

/** When the backups of any purpose were made, newest first. */
export const backupTimes = async (folder: string): Promise<Date[]> =>
  (await writtenFiles(folder)).filter(({ name }) => isBackup(name)).map(({ at }) => at);

/** Backups older than the policy allows, which may contain people who were erased since; never the last one. */
export async function oldBackups(folder: string, now: Date): Promise<KeptBackup[]> {
  const limit = oldestKept(now);
  const all = await writtenFiles(folder);
  const last = all.find(({ name }) => isBackup(name));
  return all.filter((file) => file.at < limit && file !== last);
}

export async function removeBackups(files: readonly KeptBackup[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}

const isBackup = (name: string) => name.endsWith(".gz");

/** All files that the server wrote into the folder, newest first. */
async function writtenFiles(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const [, , ...parts] = name.match(NAME) ?? [];
    if (!parts.length) return [];
    const [year = 0, month = 1, ...rest] = parts.map(Number);
    const at = new Date(Date.UTC(year, month - 1, ...rest));
    return [{ name, path: join(folder, name), at }];
  });
  return files.sort((a, b) => b.at.getTime() - a.at.getTime());
}
