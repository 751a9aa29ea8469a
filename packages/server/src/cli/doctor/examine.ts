import { resolve } from "node:path";
import type { Environment } from "../../environment";
import { verifySmtp } from "../../mail/node/smtp";
import { type ReadOperator, readOperator } from "../../operator/node/read-operator";
import { placeholderSettings } from "../../placeholders";
import { explainSmtp } from "../../smtp-refusals";
import { backupFolderOf, latestBackup, refusalOfBackups } from "../../storage/node/backup-folder";
import { hasSchedule, LATE_MS } from "../../storage/node/backup-schedule";
import { checkBackups, checkDisk, checkSender, type Finding, finding } from "./checks";

interface Examining {
  /** Whether there is something to back up. */
  leads: boolean;
  /** Whether site and widgets were built with another public key. */
  anotherKey?: boolean;
  /** The facts that a running server has read. */
  operator?: ReadOperator;
  now?: Date;
}

/**
 * Checks the mail, disks and backups of a server with this environment. A running server checks itself,
 * because the command line may lack its passwords and its access to folders.
 */
export async function examine(
  environment: Environment,
  { leads, anotherKey = false, operator, now = new Date() }: Examining,
): Promise<Finding[]> {
  const findings = [await checkOperator(environment, operator), ...(await checkMail(environment))];
  if (anotherKey) {
    findings.unshift(
      finding(
        "Llave pública",
        false,
        "el sitio y los widgets se construyeron con otra, y el servidor rechaza lo que envían",
        "Da a ANON_KEY el valor con el que se construyeron, o constrúyelos con el de ahora.",
      ),
    );
  }
  const folder = backupFolderOf(environment);
  if (!environment.DATABASE_URL) {
    findings.push(await checkDisk("Disco", resolve(environment.DATA_DIR)));
  }
  if (hasSchedule(environment)) {
    if (environment.BACKUP_DIR) findings.push(await checkDisk("Disco de las copias", folder));
    const latest = await latestBackup(folder, "daily", now);
    const refusal = await refusalOfBackups(folder);
    if (refusal) {
      findings.push(
        finding(
          "Carpeta de las copias",
          false,
          `no se puede escribir en ${folder} (${refusal})`,
          "Dale permiso al usuario del servidor, en su unidad también ReadWritePaths=, o pon otra en BACKUP_DIR.",
        ),
      );
    }
    if (leads || latest) findings.push(checkBackups(latest?.at ?? null, now, LATE_MS));
  }
  return findings;
}

async function checkMail({ SMTP_URL, MAIL_FROM }: Environment): Promise<Finding[]> {
  const name = "Servidor de correo";
  if (!SMTP_URL || !MAIL_FROM) {
    const mend = "Define SMTP_URL, MAIL_TO y MAIL_FROM en el servidor.";
    return [finding(name, false, "no está configurado", mend)];
  }
  const login = await verifySmtp(SMTP_URL).then(
    () => finding(name, true, "acepta la clave"),
    (error) => {
      const { found, mend } = explainSmtp(error);
      return finding(name, false, found, mend);
    },
  );
  return [login, ...(await checkSender(MAIL_FROM))];
}

const RELOAD = "systemctl reload maloca, o la señal SIGHUP al servidor";

/** The operator's facts: from which file, and whether they are real ones. Called in a process that uses them. */
async function checkOperator({ DATA_DIR }: Environment, used?: ReadOperator): Promise<Finding> {
  const name = "Datos de la empresa";
  const now = await readOperator(DATA_DIR);
  // A running server also compares with the consent texts that were used before.
  const wrong = now.wrong ?? (used?.hash === now.hash ? used.wrong : null);
  if (wrong) {
    const mend = "Corrige el archivo. Mientras tanto valen los últimos que servían.";
    return finding(name, false, `${now.file}: ${wrong}`, mend);
  }
  if (used && used.hash !== now.hash) {
    const found = "maloca.json cambió después de leerlo";
    return finding(name, false, found, `Da la orden: ${RELOAD}.`);
  }
  const from = now.file ?? "la compilación; no hay maloca.json en la carpeta de datos";
  const names = placeholderSettings();
  return finding(
    name,
    !names.length,
    names.length ? `son de ejemplo: ${names.join(", ")}; de ${from}` : `completos, de ${from}`,
    `Escribe los reales en maloca.json de ${DATA_DIR} (docs/operate.md) y da la orden: ${RELOAD}.`,
  );
}
