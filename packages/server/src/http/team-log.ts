import { html } from "hono/html";
import type { Html } from "../html";
import { answerWords, isAnswerState } from "../leads/answers";
import { type AuditLine, auditedActions } from "../leads/audit-log";
import { type Doubt, inWords } from "../leads/erasure-hold";
import { type LeadKindName, leadKinds } from "../leads/lead-kinds";
import { TEAM, TEAM_PATH } from "../leads/team-access";
import { longMoment } from "../moments";
import { teamAnswer } from "./team-answers";
import { type Desk, type DeskRoutes, deskPage, nameOfColleague, ownersPage } from "./team-page";

export const LOG_PATH = `${TEAM_PATH}/registro`;
const LOG_NAME = "Quién hizo qué";

const ENTRIES_A_PAGE = 50;
const MOST_REFERENCES = 3;

/** Where the owner reads who took data out, erased it or changed something, and when. */
export function addLogRoutes({ page }: Pick<DeskRoutes, "page">): void {
  page(LOG_PATH, async (desk, c) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const before = /^\d{1,18}$/.exec(c.req.query("antes") ?? "")?.[0];
    const lines = await desk.colleague.log({ limit: ENTRIES_A_PAGE + 1, before });
    return teamAnswer(c, logPage(lines, desk));
  });
}

/** The way to it. */
export const logLine = (): Html =>
  html`<h2>${LOG_NAME}</h2>
<p><a href="${LOG_PATH}">El registro</a>: quién entró, exportó, borró, publicó o copió, y cuándo.</p>`;

/** The newest entries first. One more than a page means that others follow. */
function logPage(lines: readonly AuditLine[], desk: Desk): Html {
  const shown = lines.slice(0, ENTRIES_A_PAGE);
  const last = shown.at(-1);
  return deskPage(
    LOG_NAME,
    html`<h1>${LOG_NAME}</h1>
<p>Aquí no hay correos ni nombres de quien escribe, y lo anotado queda cuando una solicitud se borra.</p>
${shown.length > 0 ? html`<ul class="history">${shown.map((line) => html`<li>${entryOf(line, desk)}</li>`)}</ul>` : html`<p class="lead">No hay nada anotado.</p>`}
${last && lines.length > shown.length && html`<p><a href="${LOG_PATH}?antes=${last.id}">Lo anterior</a></p>`}`,
  );
}

function entryOf({ at, who, action, leads, details }: AuditLine, desk: Desk): Html {
  const words: Readonly<Record<string, string>> = auditedActions;
  const { colleague, ...others } = details;
  const by = who === TEAM ? nameOfColleague(desk, colleague) : who;
  const facts =
    action === "hold"
      ? [inWords(others as unknown as Doubt)]
      : Object.entries(others)
          .filter(([, value]) => value !== false)
          .map(([name, value]) => `${DETAILS[name] ?? name}: ${wordFor(name, value, desk)}`);
  const references = leads
    .slice(0, MOST_REFERENCES)
    .map((reference) => html`<a href="${TEAM_PATH}/${reference}">${reference}</a> `);
  return html`${words[action] ?? action}: ${by}, ${longMoment(new Date(at))}${facts.length > 0 && html` · ${facts.join(", ")}`}${references.length > 0 && html` · ${references}${leads.length > MOST_REFERENCES && "…"}`}`;
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
  name: "nombre",
  version: "versión",
  changes: "cambios",
  of: "a",
  renew: "otro en su lugar",
};

/** A moment as the log has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function wordFor(name: string, value: unknown, desk: Desk): string {
  if (name === "of") return nameOfColleague(desk, value);
  if (value === true) return "sí";
  const text = String(value);
  if (MOMENT.test(text)) return longMoment(text);
  if (isAnswerState(text)) return answerWords[text];
  return text in leadKinds ? leadKinds[text as LeadKindName].names[0] : text;
}
