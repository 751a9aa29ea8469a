import type { Environment } from "../../environment";
import { StartError } from "../../errors";
import { HOLD_MEND, inWords } from "../../leads/erasure-hold";
import { START } from "../../leads-command";
import { longMoment } from "../../moments";
import { readMigrations } from "../../storage/node/upgrade";
import type { MailStatus } from "../admin-requests";
import { type AdminConnection, connect, settingsLine } from "../connection";
import { checkClock, checkOldestMail, checkSize, type Finding, finding } from "../doctor/checks";
import { examine } from "../doctor/examine";
import { mailNotice, refusedNotice } from "../leads-table";
import type { Options } from "../parse-arguments";
import { counted, oneLine } from "../terminal";
import { json } from "./command";

/** `doctor`: prints each check and what to do about it. Throws a StartError if one failed. */
export async function* doctor(
  environment: Environment,
  migrations: string,
  options: Pick<Options, "json">,
) {
  const { serving, findings, unsent } = await checkServer(environment, migrations);
  const wrong = findings.filter(({ ok }) => ok === false).length;
  if (options.json) {
    const settings = serving ? "server" : "environment";
    yield `${json({ ok: !wrong, settings, checks: findings, ...unsent })}\n`;
  } else {
    yield `${settingsLine({ serving })}\n`;
    for (const { name, ok, found, mend } of findings) {
      yield `${ok === null ? "?" : ok ? "✓" : "✗"} ${name}: ${oneLine(found)}\n${mend ? `    ${mend}\n` : ""}`;
    }
  }
  if (wrong) throw new StartError(`hay ${counted(wrong, "cosa", "cosas")} por arreglar.`);
}

async function checkServer(
  environment: Environment,
  migrations: string,
): Promise<{ serving: boolean; findings: Finding[]; unsent?: MailStatus }> {
  let connection: AdminConnection;
  try {
    connection = await connect(environment, migrations);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const mend = "Inicia el servidor, o revisa DATA_DIR y DATABASE_URL.";
    const rest = await examine(environment, { leads: false });
    return { serving: false, findings: [...rest, finding(DATABASE, false, error.spanish, mend)] };
  }
  const { serving } = connection;
  try {
    const { leads, findings, unsent } = await checkDatabase(connection, migrations);
    const rest = await connection.run({ op: "examine", leads });
    return { serving, findings: [...rest, ...findings], unsent };
  } finally {
    await connection.close();
  }
}

/** The webhooks that are disabled or have abandoned deliveries. */
async function checkWebhooks(connection: AdminConnection): Promise<Finding[]> {
  const answer = await connection.run({
    ...{ op: "webhook", action: "list", name: "", word: "", format: "" },
  });
  const webhooks = "webhooks" in answer ? answer.webhooks : [];
  return webhooks
    .filter(({ disabledAt, dead }) => disabledAt || dead)
    .map(({ name, disabledAt, waiting, dead }) =>
      finding(
        `Webhook ${name}`,
        false,
        [
          ...(disabledAt ? [`apagado desde el ${longMoment(disabledAt)}`] : []),
          `sin entregar: ${waiting} en espera, ${dead} abandonadas`,
        ].join("; "),
        `Arregla el programa que recibe y da la orden: ${START} webhook redeliver ${name}.`,
      ),
    );
}

const DATABASE = "Base de datos";

const MAIL_MEND = `Corrige lo que dice el servidor de correo (cupo, remitente, permiso para reenviar) y da la orden: ${START} retry.`;

async function checkDatabase(connection: AdminConnection, migrations: string) {
  const now = new Date();
  const schema = await connection.run({ op: "schema" });
  const missing = (await readMigrations(migrations)).filter((one) => !schema.includes(one.name));
  const unsent = await connection.run({ op: "doctor" });
  const waitsSince = await connection.run({ op: "oldestMail" });
  const troubles = await connection.run({ op: "mailTroubles" });
  const size = await connection.run({ op: "size" });
  const { hold } = await connection.run({ op: "expired" });
  const webhooks = await checkWebhooks(connection);
  const { leads } = await connection.run({ op: "list", filter: {}, after: null, limit: 1 });
  const [newest] = leads;
  const mails = checkOldestMail(waitsSince ? new Date(waitsSince) : null, now);
  const found = [mails.found, mailNotice({ ...unsent, refused: [] })].filter(Boolean).join("; ");
  return {
    findings: [
      finding(
        DATABASE,
        !missing.length,
        missing.length ? `le faltan ${missing.length} cambios` : "responde, con las tablas al día",
        "Reinicia el servidor.",
      ),
      ...(size === null ? [] : [checkSize(size)]),
      checkClock(newest ? new Date(newest.createdAt) : null, now),
      ...(hold
        ? [finding("Borrado por plazo", false, `detenido: ${inWords(hold)}`, HOLD_MEND)]
        : []),
      { ...mails, found },
      // The check above tells of late ones.
      ...troubles
        .filter(({ kind }) => kind !== "late")
        .map(({ line }) => finding("Correos", false, line, MAIL_MEND)),
      ...webhooks,
      ...unsent.refused.map((one) =>
        finding(
          "Correos a cada persona",
          false,
          refusedNotice(one),
          `Revisa su buzón o quítala de MAIL_TO. Cuando reciba otra vez le llega todo; para intentarlo ya: ${START} retry.`,
        ),
      ),
    ],
    leads: newest !== undefined,
    unsent,
  };
}
