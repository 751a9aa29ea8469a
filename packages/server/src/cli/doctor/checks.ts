import dns from "node:dns/promises";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../durations";
import { errorCode } from "../../errors";
import { LATE_MAIL_MS } from "../../leads/unsent-mails";
import { START } from "../../leads-command";
import { MEASURED_BYTES } from "../../storage/database";
import { counted } from "../terminal";

/** The result of one check. */
export interface Finding {
  name: string;
  /** Null if it could not be checked. */
  ok: boolean | null;
  found: string;
  /** What to do about it, in one sentence; null if nothing. */
  mend: string | null;
}

export const finding = (
  name: string,
  ok: boolean | null,
  found: string,
  mend: string | null = null,
): Finding => ({ name, ok, found, mend: ok ? null : mend });

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

/** The TXT records of a name. Rejects with a code, such as `ENOTFOUND`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** DKIM selectors that mail providers commonly use; others cannot be guessed. */
const SELECTORS = ["default", "google", "selector1", "selector2", "mail", "dkim", "k1", "s1", "s2"];

const NO_RECORD = /^(ENOTFOUND|ENODATA)$/;
/** The most milliseconds for an answer, however many name servers are asked. */
const DNS_MS = 5000;

const domainOf = (from: string) => /@([^\s>,]+)/.exec(from)?.[1]?.toLowerCase() ?? "";

/** Checks the DNS records without which mails end up as spam. */
export async function checkSender(
  from: string,
  resolve: ResolveTxt = dns.resolveTxt,
): Promise<Finding[]> {
  const domain = domainOf(from);
  const records = async (name: string) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(Object.assign(new Error(), { code: "ETIMEOUT" })), DNS_MS).unref();
    });
    try {
      return (await Promise.race([resolve(name), late])).map((parts) => parts.join(""));
    } catch (error) {
      if (NO_RECORD.test(errorCode(error))) return [];
      throw error;
    }
  };
  try {
    const starting = async (name: string, start: RegExp) =>
      (await records(name)).find((text) => start.test(text));
    const spf = await starting(domain, /^v=spf1\b/i);
    const dmarc = await starting(`_dmarc.${domain}`, /^v=DMARC1\b/i);
    const keys = await Promise.all(
      SELECTORS.map((name) => starting(`${name}._domainkey.${domain}`, /\bp=[\w+/]/)),
    );
    return [
      finding(
        "SPF",
        Boolean(spf),
        spf ? `${domain} dice quién envía sus correos` : `${domain} no tiene SPF`,
        mendOf("SPF (TXT que empieza con v=spf1)", domain),
      ),
      finding(
        "DKIM",
        keys.some(Boolean) || null,
        keys.some(Boolean)
          ? `${domain} tiene una llave para firmar`
          : `no hay llave de ${domain} bajo los nombres usuales`,
        `Pregunta a tu proveedor de correo si firma con DKIM los correos de ${domain}.`,
      ),
      finding(
        "DMARC",
        Boolean(dmarc),
        dmarc ? `${domain} dice qué hacer con correos falsos` : `${domain} no tiene DMARC`,
        mendOf(`DMARC (TXT en _dmarc.${domain}: v=DMARC1; p=none)`, domain),
      ),
    ];
  } catch (error) {
    return [finding("SPF, DKIM, DMARC", null, `el DNS no responde (${errorCode(error)})`)];
  }
}

const mendOf = (record: string, domain: string) =>
  `Agrega el registro ${record} donde administras el dominio ${domain}; tu proveedor de correo te da el texto.`;
