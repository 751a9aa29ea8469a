import { StartError } from "../../errors";
import { answerWords, isAnswerState } from "../../leads/answers";
import { type AuditLine, auditedActions } from "../../leads/audit-log";
import { filterOf } from "../../leads/lead-filter";
import { type LeadKindName, leadKinds } from "../../leads/lead-kinds";
import { LEADS_A_PAGE, type ListedLead } from "../../leads/list-leads";
import { shortMoment } from "../../moments";
import { pagesOf } from "../connection";
import { mailNotice, toFacts, toTable } from "../leads-table";
import { renderTable, terminalWidth } from "../terminal";
import { type Command, json, referenceOf } from "./command";

/** How many leads, or entries of the log, are shown without `--limit`. */
const SHOWN = 50;

export const list: Command = async function* ({ connection, options }) {
  const { limit = SHOWN } = options;
  const pages = pagesOf(connection, filterOf({ ...options, testMode: options.test }), limit);
  let shown = 0;
  if (options.json) {
    yield "[";
    for await (const { leads } of pages) {
      for (const lead of leads) yield `${shown++ ? "," : ""}\n${indented(lead)}`;
    }
    yield shown ? "\n]\n" : "]\n";
    return;
  }
  let gathered: ListedLead[] = [];
  let more = false;
  const table = () => {
    const text = `${shown ? "\n" : ""}${toTable(gathered, terminalWidth())}\n`;
    shown += gathered.length;
    gathered = [];
    return text;
  };
  for await (const { leads, next } of pages) {
    gathered.push(...leads);
    more = next !== null;
    // The first leads are shown at once, the others a page at a time: all together may be a million lines.
    if (gathered.length && (!shown || gathered.length >= LEADS_A_PAGE)) yield table();
  }
  if (gathered.length || !shown) yield table();
  if (more && options.limit === undefined)
    yield `\nHay más que las ${shown} más nuevas: --limit N muestra más, --since y --search las buscan.\n`;
  const notice = mailNotice(await connection.run({ op: "doctor" }));
  if (notice) yield `\n${notice}\n`;
};

const indented = (value: unknown) => json(value).replace(/^/gm, "  ");

export const show: Command = async function* ({ connection, options, positionals: [word = ""] }) {
  const reference = referenceOf(word);
  const lead = await connection.run({ op: "show", reference });
  if (!lead) throw new StartError(`no hay ninguna solicitud ${reference}.`);
  yield `${options.json ? json(lead) : toFacts(lead, terminalWidth())}\n`;
};

export const audit: Command = async function* ({ connection, options }) {
  const lines = await connection.run({ op: "audit", limit: options.limit ?? SHOWN });
  yield `${options.json ? json(lines) : toAuditTable(lines, terminalWidth())}\n`;
};

/** The log as aligned columns, the newest entry first. */
export function toAuditTable(lines: readonly AuditLine[], terminal?: number): string {
  if (!lines.length) return "El registro está vacío.";
  const words: Readonly<Record<string, string>> = auditedActions;
  return renderTable(
    lines,
    [
      { title: "FECHA", cell: ({ at }) => shortMoment(at), whole: true },
      { title: "QUIÉN", cell: ({ who }) => who },
      { title: "QUÉ", cell: ({ action }) => words[action] ?? action, whole: true },
      { title: "DETALLE", cell: toDetails },
    ],
    terminal,
  );
}

const DETAILS: Readonly<Record<string, string>> = {
  leads: "solicitudes",
  mails: "correos",
  kind: "tipo",
  state: "estado",
  quarantine: "sospechosas",
  before: "de antes de",
  since: "desde",
  until: "hasta",
  waiting: "con un correo sin enviar",
  open: "sin respuesta",
  testMode: "de prueba",
  search: "con una búsqueda",
  partner: "de un sitio aliado",
  order: "orden",
  storedBefore: "había",
  storedAfter: "quedan",
  backups: "copias",
  reason: "motivo",
  days: "días",
  stored: "guardadas",
  known: "lo último",
  clock: "reloj",
  name: "nombre",
};

const wordFor = (value: unknown): string => {
  if (value === true) return "sí";
  const text = String(value);
  if (isAnswerState(text)) return answerWords[text];
  return text in leadKinds ? leadKinds[text as LeadKindName].names[0] : text;
};

const toDetails = ({ leads, details }: AuditLine) =>
  [
    ...leads.slice(0, 3),
    ...(leads.length > 3 ? ["…"] : []),
    ...Object.entries(details).map(
      ([name, value]) => `${DETAILS[name] ?? name}: ${wordFor(value)}`,
    ),
  ].join(" ");
