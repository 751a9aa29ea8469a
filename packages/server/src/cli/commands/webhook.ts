import { StartError } from "../../errors";
import { longMoment } from "../../moments";
import { webhookCommands } from "../../webhooks/commands";
import { usageError } from "../parse-arguments";
import { renderTable } from "../terminal";
import { type Command, json, referenceOf, requests } from "./command";

/** `webhook`: the programs that receive leads. */
export const webhook: Command = async function* ({ connection, options, positionals }) {
  const [action = "", name = "", word = ""] = positionals;
  if (!webhookCommands.some((known) => known === action))
    throw usageError(
      `No conozco «webhook ${action}». Puede ser: ${webhookCommands.join(" ")}`,
      "webhook",
    );
  if (action !== "list" && !name)
    throw usageError(`A «webhook ${action}» le falta NOMBRE.`, "webhook");
  const answer = await connection.run({
    ...{ op: "webhook", action, name, format: options.format ?? "standard" },
    word: action === "redeliver" && word ? referenceOf(word) : word,
  });
  if ("refused" in answer) throw new StartError(answer.refused);
  if ("secret" in answer) {
    yield `Listo. Recibe cada solicitud nueva y cada respuesta del equipo.\nSecreto para comprobar la firma: ${answer.secret}\n`;
  } else if ("status" in answer) yield `Lo recibió (${answer.status}).\n`;
  else if ("count" in answer) yield `${requests(answer.count)} en camino de nuevo.\n`;
  else if ("removed" in answer) yield `El webhook ${name} ya no está.\n`;
  else if (options.json) yield `${json(answer.webhooks)}\n`;
  else if (!answer.webhooks.length) yield "No hay webhooks.\n";
  else {
    yield `${renderTable(answer.webhooks, [
      { title: "NOMBRE", cell: (hook) => hook.name, whole: true },
      { title: "DESTINO", cell: ({ host, format }) => `${host} (${format})` },
      { title: "ENTREGADAS", cell: ({ delivered }) => delivered, right: true },
      { title: "EN ESPERA", cell: ({ queued }) => queued, right: true },
      { title: "ABANDONADAS", cell: ({ dead }) => dead, right: true },
      { title: "APAGADO", cell: ({ disabledAt }) => disabledAt && longMoment(disabledAt) },
    ])}\n`;
    for (const { name: one, history } of answer.webhooks) {
      for (const { at, reference, outcome } of history)
        yield `${one} ${longMoment(at)} ${reference} ${outcome}\n`;
    }
  }
};
