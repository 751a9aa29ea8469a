import { answerWords, isAnswerState } from "../leads/answers";
import { type AuditLine, auditedActions } from "../leads/audit-log";
import { type LeadKindName, leadKinds } from "../leads/lead-kinds";
import { shortMoment } from "../moments";
import { renderTable } from "./terminal";

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
