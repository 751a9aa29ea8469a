import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { factsFileIn } from "../../content/node/facts-file";
import type { Environment } from "../../environment";
import { COMPANY_PATH } from "../../leads/team-access";
import { verifySmtp } from "../../mail/node/smtp";
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
  /** Why a running server did not publish the facts of `maloca.json`. */
  factsFault?: string | undefined;
  now?: Date;
}

/**
 * Checks the mail, disks and backups of a server with this environment. A running server checks itself,
 * because the command line may lack its passwords and its access to folders.
 */
export async function examine(
  environment: Environment,
  { leads, anotherKey = false, factsFault, now = new Date() }: Examining,
): Promise<Finding[]> {
  const findings = [checkCompany(environment, factsFault), ...(await checkMail(environment))];
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

/** The operator's facts: whether they are real ones. Called in a process that uses them. */
function checkCompany({ DATA_DIR }: Environment, fault?: string): Finding {
  const name = "Datos de la empresa";
  const file = factsFileIn(DATA_DIR);
  if (fault || existsSync(file))
    return finding(
      name,
      false,
      `${file} no se publicó${fault ? `: ${fault}` : ""}`,
      `Corrígelo y reinicia el servidor, o bórralo y escribe los datos en el escritorio: ${COMPANY_PATH}.`,
    );
  const names = placeholderSettings();
  return finding(
    name,
    !names.length,
    names.length ? `son de ejemplo: ${names.join(", ")}` : "completos",
    `Escribe los reales en el escritorio: ${COMPANY_PATH}.`,
  );
}
