import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Environment } from "../../environment";
import { errorCode, StartError } from "../../start-error";

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

/** Throws a StartError when the file cannot be read, or is empty. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(
      `BACKUP_PASSPHRASE_FILE cannot be read (${errorCode(error)}): ${file}. Correct it or leave it unset.`,
      `no se puede leer BACKUP_PASSPHRASE_FILE (${errorCode(error)}): ${file}. Corrígelo o quítalo.`,
    );
  });
  const passphrase = text.trim();
  if (passphrase) return passphrase;
  throw new StartError(
    `BACKUP_PASSPHRASE_FILE is empty: ${file}. Write a passphrase into it.`,
    `BACKUP_PASSPHRASE_FILE está vacío: ${file}. Escribe en él una contraseña.`,
  );
}
