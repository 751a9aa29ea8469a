import { resolve } from "node:path";
import type { Environment } from "../../environment";
import { verifySmtp } from "../../mail/node/smtp";
import { placeholderSettings } from "../../placeholders";
import { errorCode, StartError } from "../../start-error";
import { keptBackups } from "../../storage/node/backup-folder";
import { hasSchedule, LATE_MS } from "../../storage/node/backup-schedule";
import { readBackupSettings } from "../../storage/node/backup-settings";
import { readMigrations } from "../../storage/node/migration-files";
import type { Findings } from "../admin-requests";
import { type AdminConnection, connect } from "../connection";
import { bad, type Finding, good } from "../doctor/finding";
import { checkBackups, checkClock, checkDisk, checkOldestMail, checkSize } from "../doctor/machine";
import { checkSender, type ResolveTxt } from "../doctor/sender";
import { mailNotice } from "../leads-table";
import type { Options } from "../parse-arguments";
import { counted, oneLine } from "../terminal";
import { json } from "./command";

const MARKS = new Map([
  [true, "✓"],
  [false, "✗"],
  [null, "?"],
]);

/** `doctor`: whether all is well, and what to do where it is not. Throws a StartError where something is not. */
export async function* doctor(
  environment: Environment,
  migrations: string,
  options: Pick<Options, "json">,
  resolveTxt?: ResolveTxt,
) {
  const findings: Finding[] = [checkSettings(), ...(await checkMail(environment, resolveTxt))];
  const { unsent, ...database } = await checkDatabase(environment, migrations);
  findings.push(...database.findings);
  const { folder } = await readBackupSettings(environment);
  const now = new Date();
  if (!environment.DATABASE_URL) {
    findings.push(await checkDisk("Disco", resolve(environment.DATA_DIR)));
  }
  if (hasSchedule(environment)) {
    if (environment.BACKUP_DIR) findings.push(await checkDisk("Disco de las copias", folder));
    const [latest] = await keptBackups(folder, "daily");
    if (database.leads || latest) {
      findings.push(checkBackups(latest?.at ?? null, now, LATE_MS));
    }
  }
  const wrong = findings.filter(({ ok }) => ok === false).length;
  if (options.json) yield `${json({ ok: !wrong, checks: findings, ...unsent })}\n`;
  else {
    for (const { name, ok, found, mend } of findings) {
      yield `${MARKS.get(ok)} ${name}: ${oneLine(found)}\n${mend ? `    ${mend}\n` : ""}`;
    }
  }
  if (wrong) throw new StartError(`hay ${counted(wrong, "cosa", "cosas")} por arreglar.`);
}

function checkSettings(): Finding {
  const names = placeholderSettings();
  return names.length
    ? bad(
        "Datos de la empresa",
        `son de ejemplo: ${names.join(", ")}`,
        "Escribe los reales en packages/catalog/src/settings.ts y compila de nuevo.",
      )
    : good("Datos de la empresa", "completos");
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

interface DatabaseFindings {
  findings: Finding[];
  leads: boolean;
  unsent?: Findings;
}

async function checkDatabase(
  environment: Environment,
  migrations: string,
): Promise<DatabaseFindings> {
  const name = "Base de datos";
  let connection: AdminConnection;
  try {
    connection = await connect(environment, migrations);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const mend = "Inicia el servidor, o revisa DATA_DIR y DATABASE_URL.";
    return { findings: [bad(name, error.message, mend)], leads: false };
  }
  try {
    const now = new Date();
    const schema = await connection.run({ op: "schema" });
    const missing = (await readMigrations(migrations)).filter((one) => !schema.includes(one.name));
    const unsent = await connection.run({ op: "doctor" });
    const waitsSince = await connection.run({ op: "oldestMail" });
    const size = await connection.run({ op: "size" });
    const { leads } = await connection.run({ op: "list", filter: {}, after: null, limit: 1 });
    const [newest] = leads;
    const mails = checkOldestMail(waitsSince ? new Date(waitsSince) : null, now);
    const found = [mails.found, mailNotice(unsent)].filter(Boolean).join("; ");
    return {
      findings: [
        missing.length
          ? bad(name, `le faltan ${missing.length} cambios`, "Reinicia el servidor.")
          : good(name, "responde, con las tablas al día"),
        ...(size === null ? [] : [checkSize(size)]),
        checkClock(newest ? new Date(newest.createdAt) : null, now),
        { ...mails, found },
      ],
      leads: newest !== undefined,
      unsent,
    };
  } finally {
    await connection.close();
  }
}
