import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../durations";
import { LATE_MAIL_MS } from "../../leads/unsent-mails";
import { START } from "../../leads-command";
import { MEASURED_BYTES } from "../../storage/database";
import { counted } from "../terminal";
import { type Finding, finding } from "./finding";

const MEGABYTE = 1024 * 1024;

/** Below this a backup, or an upgrade with its copy, may not fit. */
const LEAST_FREE = 500 * MEGABYTE;

/** If the newest lead is further in the future than this, the clock is wrong. */
const AHEAD_MS = 5 * MINUTE_MS;

/** The disk of a folder, or of its nearest parent that exists. */
export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) {
    const above = dirname(folder);
    return above === folder ? finding(name, null, `${folder} no existe`) : checkDisk(name, above);
  }
  const free = disk.bavail * disk.bsize;
  return finding(
    name,
    free >= LEAST_FREE,
    `${Math.round(free / MEGABYTE)} MB libres en ${folder}`,
    "Libera espacio: con el disco lleno no se guardan solicitudes.",
  );
}

/** `bytes`: the size of the embedded database. */
export function checkSize(bytes: number): Finding {
  const isMeasured = bytes <= MEASURED_BYTES;
  const more = isMeasured ? "" : ", más de lo que se ha medido con la base incorporada";
  return finding(
    "Tamaño de la base",
    isMeasured,
    `${Math.round(bytes / MEGABYTE)} MB${more}`,
    `Pásala a PostgreSQL: ${START} move --to DATABASE_URL (docs/operate.md).`,
  );
}

export function checkClock(newestLead: Date | null, now: Date): Finding {
  if (!newestLead || newestLead.getTime() - now.getTime() < AHEAD_MS) {
    return finding("Reloj", true, now.toISOString());
  }
  return finding(
    "Reloj",
    false,
    `la última solicitud es de después (${newestLead.toISOString()}) que la hora de esta máquina (${now.toISOString()})`,
    "Activa la hora de red (NTP) de la máquina: timedatectl set-ntp true.",
  );
}

const age = (ms: number) =>
  ms < DAY_MS
    ? counted(Math.floor(ms / HOUR_MS), "hora", "horas")
    : counted(Math.floor(ms / DAY_MS), "día", "días");

export function checkOldestMail(waitsSince: Date | null, now: Date): Finding {
  const waited = waitsSince ? now.getTime() - waitsSince.getTime() : 0;
  return finding(
    "Correos al equipo",
    waited < LATE_MAIL_MS,
    waitsSince ? `el más antiguo espera hace ${age(waited)}` : "no hay correos sin enviar",
    `Corrige el correo (las líneas de arriba dicen qué) y da la orden: ${START} retry.`,
  );
}

/** `latest` is the newest of the server's own backups. */
export function checkBackups(latest: Date | null, now: Date, lateMs: number): Finding {
  const since = now.getTime() - (latest?.getTime() ?? 0);
  return finding(
    "Copia de seguridad",
    since < lateMs,
    latest ? `la última es de hace ${age(since)}` : "todavía no hay ninguna",
    `Mira el registro del servidor (backup failed) y que BACKUP_DIR se pueda escribir; mientras tanto: ${START} backup ARCHIVO.`,
  );
}
