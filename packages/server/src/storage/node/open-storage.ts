import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Environment, hasDataFolder } from "../../environment";
import { errorCode, StartError } from "../../errors";
import type { Database } from "../database";
import { isUpToDate } from "../migrate";
import { readBackupSettings } from "./backup-folder";
import { openEmbedded } from "./embedded-database";
import { answerCommandsIn, holdFolder } from "./folder-lock";
import { openPostgres } from "./postgres";
import { hasLeads, readMigrations, type Upgraded, upgrade } from "./upgrade";

export interface OpenOptions {
  /** A command that ends by itself. */
  brief?: boolean;
  /** Leaves the tables as they are. */
  asIs?: boolean;
  /** Refuses outdated tables that contain leads, instead of upgrading them. */
  current?: boolean;
}

/** What to do where the tables cannot be made or changed, by the failure's code. */
const MENDS: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  disk_full: ["Make space, or set DATA_DIR to a folder on another disk.", "Libera espacio."],
  "42501": [
    "The tables belong to another user: write there reassign owned by THAT_USER to the user of DATABASE_URL, or check its rights and whether its sessions take another role (alter role USER reset role).",
    "Las tablas son de otro usuario: escribe allí reassign owned by ESE_USUARIO to el de DATABASE_URL, o revisa sus permisos y si sus sesiones toman otro rol (alter role USUARIO reset role).",
  ],
};

/** Opens the database of an environment, and upgrades its tables. Throws a StartError. */
export async function openStorage(
  environment: Environment,
  migrations: string,
  { brief = false, asIs = false, current = false }: OpenOptions = {},
) {
  checkOpenFiles();
  const folder = resolve(environment.DATA_DIR);
  // The command line may read a moved folder, and move it again.
  if (!environment.DATABASE_URL && !brief) await checkNotMoved(folder);
  const backups = await readBackupSettings(environment);
  const lock = environment.DATABASE_URL
    ? await (brief || !hasDataFolder(environment) ? null : answerCommandsIn(folder))
    : await holdFolder(folder, { brief });
  let database: Database | undefined;
  let upgraded: Upgraded;
  try {
    database = environment.DATABASE_URL
      ? await openPostgres(environment.DATABASE_URL, { writable: !brief })
      : await openEmbedded(folder);
    if (asIs) upgraded = { applied: [], backup: null };
    else {
      const files = await readMigrations(migrations);
      if (current && !(await isUpToDate(database, files)) && (await hasLeads(database)))
        throw new StartError(
          "las tablas son de una versión anterior. Inicia el servidor: hace una copia y las actualiza.",
        );
      upgraded = await upgrade(database, files, {
        ...backups,
        shared: Boolean(environment.DATABASE_URL),
      });
    }
  } catch (error) {
    await database?.close().catch(() => {});
    await lock?.release();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : "unknown error";
    const [mend, spanish] = MENDS[errorCode(error)] ?? [
      "Check the database user's rights.",
      "Revisa los permisos del usuario de la base.",
    ];
    throw new StartError(
      `the tables cannot be brought up to date: ${reason}. ${mend}`,
      `las tablas no se pueden preparar (${errorCode(error)}). ${spanish}`,
    );
  }
  const opened = database;
  return {
    database,
    /** Answers commands. For the embedded database, which only one process may open, it also locks the folder. */
    lock,
    /** What was done to the tables. */
    upgraded,
    async close() {
      await opened.close();
      await lock?.release();
    },
  };
}

// Keeps a server from starting on the old folder by mistake: nobody would look for leads there.

const markIn = (folder: string) => join(folder, "moved");

/** Writes into a data folder where its leads are now. */
export const markMoved = (folder: string, place: string) =>
  writeFile(markIn(folder), `${place}\n`, { mode: 0o600 });

/** Throws a StartError if the leads of a folder were moved to PostgreSQL. */
async function checkNotMoved(folder: string): Promise<void> {
  const mark = markIn(folder);
  const place = await readFile(mark, "utf8").catch(() => null);
  if (place === null) return;
  throw new StartError(
    `the leads of ${folder} were moved to the PostgreSQL of ${place.trim()}. Set DATABASE_URL; ` +
      `to go on with the folder, which has none of what came since, remove ${mark}.`,
  );
}

/** With fewer open files the database crashes, with errors that do not name the cause. */
const FEWEST = 256;

/** The limits of this process on Linux; empty on other systems. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** Throws a StartError if the system lets this process open too few files. */
export function checkOpenFiles(limits = readLimits()): void {
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (most === undefined || Number(most) >= FEWEST) return;
  throw new StartError(
    `the system lets it open ${most} files only. Raise LimitNOFILE= of its unit, or ulimit -n; 1024 are enough.`,
    `el sistema solo le deja abrir ${most} archivos. Sube LimitNOFILE= de su unidad, o ulimit -n; bastan 1024.`,
  );
}
