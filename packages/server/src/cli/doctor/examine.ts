import { resolve } from "node:path";
import type { Environment } from "../../environment";
import { verifySmtp } from "../../mail/node/smtp";
import type { ReadOperator } from "../../operator/node/read-operator";
import { errorCode } from "../../start-error";
import { latestBackup, refusalOfBackups } from "../../storage/node/backup-folder";
import { hasSchedule, LATE_MS } from "../../storage/node/backup-schedule";
import { backupFolderOf } from "../../storage/node/backup-settings";
import { bad, type Finding, good } from "./finding";
import { checkBackups, checkDisk } from "./machine";
import { checkOperator } from "./operator";
import { checkSender, type ResolveTxt } from "./sender";

/**
 * Checks the mail, disks and backups of a server with this environment. A running server checks itself,
 * because the command line may lack its passwords and its access to folders. `leads`: whether there is
 * something to back up; `anotherKey`: whether site and widgets were built with another public key; `operator`:
 * the facts that the server has read.
 */
export async function examine(
  environment: Environment,
  {
    leads,
    anotherKey = false,
    operator,
    resolveTxt,
    now = new Date(),
  }: {
    leads: boolean;
    anotherKey?: boolean;
    operator?: ReadOperator;
    resolveTxt?: ResolveTxt;
    now?: Date;
  },
): Promise<Finding[]> {
  const findings = [
    await checkOperator(environment, operator),
    ...(await checkMail(environment, resolveTxt)),
  ];
  if (anotherKey) {
    findings.unshift(
      bad(
        "Llave pública",
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
        bad(
          "Carpeta de las copias",
          `no se puede escribir en ${folder} (${refusal})`,
          "Dale permiso al usuario del servidor, en su unidad también ReadWritePaths=, o pon otra en BACKUP_DIR.",
        ),
      );
    }
    if (leads || latest) findings.push(checkBackups(latest?.at ?? null, now, LATE_MS));
  }
  return findings;
}

async function checkMail(
  { SMTP_URL, MAIL_FROM }: Environment,
  resolveTxt?: ResolveTxt,
): Promise<Finding[]> {
  const name = "Servidor de correo";
  if (!SMTP_URL || !MAIL_FROM) {
    return [
      bad(name, "no está configurado", "Define SMTP_URL, MAIL_TO y MAIL_FROM en el servidor."),
    ];
  }
  const login = await verifySmtp(SMTP_URL).then(
    () => good(name, "acepta la clave"),
    (error: unknown) =>
      bad(
        name,
        `no acepta la conexión (${errorCode(error)})`,
        "Revisa dirección, puerto, usuario y clave en SMTP_URL.",
      ),
  );
  return [login, ...(await checkSender(MAIL_FROM, resolveTxt))];
}
