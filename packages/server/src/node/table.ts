import { kinds, textOf } from "../kinds";
import type { ListedLead, MailState } from "../operations";
import type { Quarantine } from "../store";
import type { List } from "./commands";

const CELL_LENGTH = 32;

const moment = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

const MAIL_STATES = { sent: "enviado", waiting: "en espera", dead: "muerto" } satisfies Record<
  MailState,
  string
>;

const QUARANTINES = { trap: "trampa", haste: "muy rápido" } satisfies Record<Quarantine, string>;

const COLUMNS: [title: string, cell: (lead: ListedLead) => unknown][] = [
  ["FECHA", (lead) => moment.format(new Date(lead.createdAt))],
  ["TIPO", (lead) => kinds[lead.kind].title],
  ["REFERENCIA", (lead) => lead.reference],
  ["NOMBRE", (lead) => lead.name ?? [lead.first_name, lead.last_name].filter(Boolean).join(" ")],
  ["CORREO", (lead) => lead.email],
  ["TELÉFONO", (lead) => lead.phone],
  ["DESTINO", (lead) => lead.destination],
  ["FECHAS", (lead) => lead.dates ?? lead.travel_dates],
  ["ALIADO", (lead) => lead.partner],
  ["AVISO", (lead) => MAIL_STATES[lead.mail.state]],
  ["CONFIRMACIÓN", (lead) => lead.confirmation && MAIL_STATES[lead.confirmation]],
  ["POR REVISAR", (lead) => lead.quarantine && QUARANTINES[lead.quarantine]],
];

/** The leads as aligned columns; a column that would be empty is left out. */
export function toTable(leads: readonly ListedLead[]): string {
  if (!leads.length) return "No hay solicitudes.";
  const columns = COLUMNS.map(([title, cell]) => ({
    title,
    cells: leads.map((lead) => shorten(cell(lead))),
  })).filter(({ cells }) => cells.some(Boolean));
  const line = (parts: { text: string; width: number }[]) =>
    parts
      .map(({ text, width }) => text + " ".repeat(width - [...text].length))
      .join("  ")
      .trimEnd();
  const widths = columns.map(({ title, cells }) =>
    Math.max(...[title, ...cells].map((text) => [...text].length)),
  );
  const rows = [columns.map(({ title }) => title)];
  for (const index of leads.keys()) rows.push(columns.map(({ cells }) => cells[index] ?? ""));
  return rows
    .map((row) => line(row.map((text, index) => ({ text, width: widths[index] ?? 0 }))))
    .join("\n");
}

/** What the operator should know about mails that were not sent. */
export function mailNotice({ leads, mailConfigured }: List): string | null {
  const waiting = leads.filter(({ mail }) => mail.state === "waiting").length;
  const dead = leads.filter(({ mail }) => mail.state === "dead");
  if (!mailConfigured && waiting + dead.length) {
    return `${waiting + dead.length} avisos sin enviar: no hay servidor de correo (SMTP_URL, MAIL_TO, MAIL_FROM).`;
  }
  if (dead.length) {
    const reason = dead[0]?.mail.error ?? "sin respuesta";
    return `${dead.length} avisos abandonados (${reason}). Reintenta con: npm run leads -- retry`;
  }
  return waiting ? `${waiting} avisos en espera; se reintentan solos.` : null;
}

/** One short line: a terminal obeys control characters, and some turn the reading direction. */
function shorten(value: unknown): string {
  const text = textOf(value);
  const characters = [...text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim()];
  return characters.length <= CELL_LENGTH
    ? characters.join("")
    : `${characters.slice(0, CELL_LENGTH - 1).join("")}…`;
}
