import type { Environment } from "../../environment";
import { StartError } from "../../errors";
import type { MailStatus } from "../admin-requests";
import { type AdminConnection, connect, settingsLine } from "../connection";
import { type Finding, finding } from "../doctor/checks";
import { examine } from "../doctor/examine";
import { DATABASE, findAll } from "../doctor/findings";
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
    return { serving, ...(await findAll(connection.run, migrations)) };
  } finally {
    await connection.close();
  }
}
