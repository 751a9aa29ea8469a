import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { dataPolicy } from "@maloca/catalog";
import { DAY_MS, HOUR_MS } from "../../durations";
import type { Environment } from "../../environment";
import { errorCode, StartError } from "../../errors";
import { makeFolder } from "./files";

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

/** Colombia is five hours behind all year. */
const BEHIND_MS = 5 * HOUR_MS;
const colombian = (at: Date) => new Date(at.getTime() - BEHIND_MS);

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const periodsOf = (at: Date) => {
  const local = colombian(at);
  const day = Math.floor(local.getTime() / DAY_MS);
  return {
    days: day,
    weeks: Math.floor((day + 3) / 7),
    months: local.getUTCFullYear() * 12 + local.getUTCMonth(),
  };
};

export function outdated<Backup extends { at: Date }>(newestFirst: readonly Backup[]): Backup[] {
  const kept = new Set<Backup>();
  for (const unit of ["days", "weeks", "months"] as const) {
    const seen = new Set<number>();
    for (const backup of newestFirst) {
      const period = periodsOf(backup.at)[unit];
      if (seen.size === dataPolicy.backups[unit] || seen.has(period)) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

/** The policy promises that no backup of any purpose is older than this. */
export function oldestKept(now: Date): Date {
  const local = colombian(now);
  local.setUTCMonth(local.getUTCMonth() - dataPolicy.backups.months);
  return new Date(local.getTime() + BEHIND_MS);
}

/** The last time before `now` when it was `hour` in Colombia, such as `03:00`. */
export function lastOccurrence(hour: string, now: Date): Date {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const local = colombian(now);
  const today = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    hours + 5,
    minutes,
  );
  return new Date(today > now.getTime() ? today - DAY_MS : today);
}

/** Where backups go, and what they are encrypted with. */
export interface BackupSettings {
  folder: string;
  passphrase: string | undefined;
}

export const backupFolderOf = ({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Environment, "DATA_DIR" | "BACKUP_DIR">) =>
  BACKUP_DIR ? resolve(BACKUP_DIR) : resolve(DATA_DIR, "backups");

/** Throws a StartError when the file with the passphrase cannot be read. */
export async function readBackupSettings(
  environment: Pick<
    Environment,
    "DATA_DIR" | "BACKUP_DIR" | "BACKUP_PASSPHRASE" | "BACKUP_PASSPHRASE_FILE"
  >,
): Promise<BackupSettings> {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: file } = environment;
  return {
    folder: backupFolderOf(environment),
    passphrase: file ? await readPassphrase(file) : BACKUP_PASSPHRASE,
  };
}

/** Throws a StartError when the file cannot be read, or is empty. Its name is not repeated: it may be the passphrase. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(
      `the file of BACKUP_PASSPHRASE_FILE cannot be read (${errorCode(error)}). Write the path of a file that has the passphrase, or leave it unset.`,
      `no se puede leer el archivo de BACKUP_PASSPHRASE_FILE (${errorCode(error)}). Escribe la ruta de un archivo que tenga la contraseña, o quítalo.`,
    );
  });
  const passphrase = text.trim();
  if (passphrase) return passphrase;
  throw new StartError(
    "the file of BACKUP_PASSPHRASE_FILE is empty. Write a passphrase into it.",
    "el archivo de BACKUP_PASSPHRASE_FILE está vacío. Escribe en él una contraseña.",
  );
}
