import { HOLD_MEND, inWords } from "../../leads/erasure-hold";
import { START } from "../../leads-command";
import { longMoment } from "../../moments";
import { readMigrations } from "../../storage/node/upgrade";
import type { AdminConnection } from "../connection";
import { mailNotice, refusedNotice } from "../leads-table";
import { checkClock, checkOldestMail, checkSize, type Finding, finding } from "./checks";

type Run = AdminConnection["run"];

/** The webhooks that are disabled or have abandoned deliveries. */
async function checkWebhooks(run: Run): Promise<Finding[]> {
  const answer = await run({
    ...{ op: "webhook", action: "list", name: "", word: "", format: "" },
  });
  const webhooks = "webhooks" in answer ? answer.webhooks : [];
  return webhooks
    .filter(({ disabledAt, dead }) => disabledAt || dead)
    .map(({ name, disabledAt, queued, dead }) =>
      finding(
        `Webhook ${name}`,
        false,
        [
          ...(disabledAt ? [`apagado desde el ${longMoment(disabledAt)}`] : []),
          `sin entregar: ${queued} en espera, ${dead} abandonadas`,
        ].join("; "),
        `Arregla el programa que recibe y da la orden: ${START} webhook redeliver ${name}.`,
      ),
    );
}

export const DATABASE = "Base de datos";

const MAIL_MEND = `Corrige lo que dice el servidor de correo (cupo, remitente, permiso para reenviar) y da la orden: ${START} retry.`;

/** Every check, by the process that has the database open. */
export async function findAll(run: Run, migrations: string) {
  const now = new Date();
  const schema = await run({ op: "schema" });
  const missing = (await readMigrations(migrations)).filter((one) => !schema.includes(one.name));
  const unsent = await run({ op: "doctor" });
  const waitsSince = await run({ op: "oldestMail" });
  const troubles = await run({ op: "mailTroubles" });
  const size = await run({ op: "size" });
  const { hold } = await run({ op: "expired" });
  const webhooks = await checkWebhooks(run);
  const { leads } = await run({ op: "list", filter: {}, after: null, limit: 1 });
  const [newest] = leads;
  const mails = checkOldestMail(waitsSince ? new Date(waitsSince) : null, now);
  const found = [mails.found, mailNotice({ ...unsent, refused: [] })].filter(Boolean).join("; ");
  const rest = await run({ op: "examine", leads: newest !== undefined });
  return {
    findings: [
      ...rest,
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
    unsent,
  };
}
