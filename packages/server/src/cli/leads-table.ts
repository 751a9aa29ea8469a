import { type Source, sourceKeys } from "@maloca/catalog";
import { answerWords } from "../leads/answers";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, sourceLabels } from "../leads/lead-kinds";
import type { ListedLead, MailState } from "../leads/list-leads";
import { spamWords } from "../leads/spam";
import { START } from "../leads-command";
import { longMoment, shortMoment } from "../moments";
import type { MailStatus } from "./admin-requests";
import { type Column, counted, oneLine, renderFacts, renderTable } from "./terminal";

const MAIL_STATES = {
  sent: "enviado",
  queued: "en espera",
  dead: "abandonado",
  none: "ninguno",
} satisfies Record<MailState, string>;

const COLUMNS: readonly Column<ListedLead>[] = [
  { title: "FECHA", cell: (lead) => shortMoment(lead.createdAt), whole: true, spare: 1 },
  { title: "TIPO", cell: (lead) => leadKinds[lead.kind].names[0], whole: true, spare: 6 },
  { title: "REFERENCIA", cell: (lead) => lead.reference, whole: true },
  {
    title: "NOMBRE",
    cell: (lead) => lead.name ?? [lead.first_name, lead.last_name].filter(Boolean).join(" "),
  },
  { title: "CORREO", cell: (lead) => lead.email, spare: 2 },
  { title: "TELÉFONO", cell: (lead) => lead.phone, spare: 7 },
  { title: "DESTINO", cell: (lead) => lead.destination, spare: 4 },
  { title: "FECHAS", cell: (lead) => lead.dates ?? lead.travel_dates, spare: 9 },
  { title: "ALIADO", cell: (lead) => lead.partner, spare: 5 },
  { title: "ORIGEN", cell: (lead) => originOf(lead.source), spare: 8 },
  {
    title: "AVISO",
    cell: ({ mail }) => (mail.refused ? "a una parte" : MAIL_STATES[mail.state]),
    spare: 3,
  },
  {
    title: "CONFIRMACIÓN",
    cell: (lead) => lead.confirmation && MAIL_STATES[lead.confirmation],
    spare: 10,
  },
  { title: "ESTADO", cell: (lead) => lead.answer && answerWords[lead.answer.state], spare: 11 },
  { title: "POR REVISAR", cell: (lead) => lead.quarantine && spamWords[lead.quarantine].word },
];

/** The leads as aligned columns; a column that would be empty is left out. */
export const toTable = (leads: readonly ListedLead[], terminal?: number): string =>
  leads.length ? renderTable(leads, COLUMNS, terminal) : "No hay solicitudes.";

const originOf = (source: Source | null) =>
  [source?.utm_source, source?.utm_campaign].filter(Boolean).join(" / ") || source?.referrer;

export function toFacts(lead: ListedLead, terminal?: number): string {
  const { kind, mail, consent, source, metadata, confirmation, quarantine, answer, confirmedAt } =
    lead;
  const when = { sent: "el", queued: "próximo intento", dead: "desde", none: "" }[mail.state];
  return renderFacts(
    [
      ["Referencia", lead.reference],
      ["Tipo", leadKinds[kind].title],
      ["Recibida", longMoment(lead.createdAt)],
      ...Object.entries(leadKinds[kind].columns).map(
        ([name, label]) => [label, lead[name]] as const,
      ),
      ["Idioma", nameOfLanguage(lead.language)],
      ["Sitio aliado", lead.partner],
      ...sourceKeys.map((key) => [sourceLabels[key], source?.[key]] as const),
      ["Autorización", consent && `texto ${consent.version}, ${longMoment(consent.at)}`],
      ["Texto de la línea", consent?.text?.notice],
      ["O de la casilla", consent?.text?.request],
      ...Object.entries(metadata ?? {}).map(([name, value]) => [`Dato: ${name}`, value] as const),
      ["Prueba", lead.testMode ? "sí, sin avisos" : null],
      [
        "Aviso al equipo",
        lead.testMode ? null : `${MAIL_STATES[mail.state]} (${when} ${longMoment(mail.at)})`,
      ],
      ...(mail.refused ?? []).map(
        ({ address, state, error }) =>
          [`No llegó a ${address}`, `${MAIL_STATES[state]} (${error})`] as const,
      ),
      ["Intentos", lead.testMode ? null : mail.attempts],
      ["Último error", mail.error],
      ["Correo al viajero", confirmation && MAIL_STATES[confirmation]],
      ["Suscripción", confirmedAt && `confirmada el ${longMoment(confirmedAt)}`],
      ["Estado", answer && `${answerWords[answer.state]} (${longMoment(answer.changedAt)})`],
      ["Respondida", answer && longMoment(answer.answeredAt)],
      ["Por revisar", quarantine && spamWords[quarantine].word],
    ],
    terminal,
  );
}

/** Says that one member of the team gets no mails while others do. */
export const refusedNotice = ({ address, leads, error }: MailStatus["refused"][number]): string =>
  `${address} no recibe los correos: le faltan ${leads} (${oneLine(error)})`;

/** What the operator should know about mails that were not sent. */
export function mailNotice({ refused, ...status }: MailStatus): string | null {
  return [unsentNotice(status), ...refused.map(refusedNotice)].filter(Boolean).join("\n") || null;
}

function unsentNotice({
  queued,
  dead,
  error,
  mailing,
}: Omit<MailStatus, "refused">): string | null {
  if (mailing === "missing" && queued + dead) {
    return `${counted(queued + dead, "correo", "correos")} sin enviar: no hay servidor de correo (SMTP_URL, MAIL_TO, MAIL_FROM).`;
  }
  const reason = oneLine(error);
  if (dead) {
    return `${counted(dead, "correo abandonado", "correos abandonados")} (${reason || "sin respuesta"}). Reintenta con: ${START} retry`;
  }
  if (!queued) return null;
  const count = `${counted(queued, "correo", "correos")} en espera${reason && ` (${reason})`}`;
  return mailing === "set"
    ? `${count}; se reintentan solos.`
    : `${count}. Aquí no hay servidor de correo (SMTP_URL): los envía quien lo tenga, otro servidor o la función send-mail.`;
}
