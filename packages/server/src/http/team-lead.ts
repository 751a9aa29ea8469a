import { sourceKeys } from "@maloca/catalog";
import { html } from "hono/html";
import type { Html } from "../html";
import { answerStates, answerWords, isAnswerState } from "../leads/answers";
import { auditedActions } from "../leads/audit-log";
import type { Colleague } from "../leads/colleague";
import { type Course, type Deed, type Delivery, LONGEST_NOTE } from "../leads/course";
import { leadKinds, sourceLabels } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import { shown } from "../leads/shown-text";
import { spamWords } from "../leads/spam";
import { TEAM, TEAM_PATH } from "../leads/team-access";
import { longMoment } from "../moments";
import {
  authorWords,
  type Desk,
  deskPage,
  factList,
  fieldsOf,
  hiddenFields,
  lineOf,
  nameOfColleague,
  pressedNotice,
  pressForm,
  sentences,
  waysTo,
} from "./team-page";

export type Shown = NonNullable<Awaited<ReturnType<Colleague["show"]>>>;

/** A note that was not stored, and why. */
export interface Unsaved {
  typed: string;
  error: string;
}

const pressLabels = { answered: "Ya respondí", won: "Ganada", lost: "Perdida" };

/** One lead: what came, from where, how it was mailed, what the team did and wrote, and the buttons for more. */
export async function leadPage(found: Shown, desk: Desk, note?: Unsaved): Promise<Html> {
  const { lead, course, consent } = shown(found);
  const { reference } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const done = await pressedNotice(desk, reference, lead.answer?.changedAt);
  const states =
    kind.unanswered || lead.quarantine
      ? []
      : answerStates.filter(
          (state) => state !== lead.answer?.state && !(lead.answer && state === "answered"),
        );
  const title = done ? sentences(done.text, about) : about;
  return deskPage(
    note ? sentences(note.error, title) : title,
    html`${done?.notice}${lead.testMode && html`<p class="notice">Es una prueba.</p>`}${robotNotice(lead, desk)}
<h1>${about}</h1>
<p>${lineOf(lead, desk)}</p>
${waysTo(lead, desk)}
${factList([...fieldsOf(lead), ...originOf(lead)])}
<div class="presses">${states.map((state, index) =>
      pressForm(
        desk,
        { reference, act: state },
        { label: pressLabels[state], spoken: `${pressLabels[state]}: ${about}`, quiet: index > 0 },
      ),
    )}</div>
${holderOf(reference, course, desk)}
${notesOf(course, desk, note)}
<h2>Correos</h2>
${factList(course.deliveries.map((delivery) => [recipientOf(delivery), stateOf(delivery, desk)]))}
${!course.deliveries.length && html`<p>De esta solicitud no salió ninguno.</p>`}
<h2>Autorización</h2>
${
  lead.consent
    ? factList([
        [
          `Texto ${lead.consent.version}, ${longMoment(lead.consent.at)}`,
          consent?.notice ?? "sin su texto",
        ],
        ["Si fue con casilla", consent?.request],
        ["Suscripción confirmada", lead.confirmedAt && longMoment(lead.confirmedAt)],
      ])
    : html`<p>No quedó guardada.</p>`
}
<h2>Historia</h2>
<ul class="history"><li>${arrivalOf(lead)}: ${longMoment(lead.createdAt)}</li>${course.deeds.map((deed) => html`<li>${deedOf(deed, desk)}</li>`)}</ul>
${
  desk.isOwner &&
  html`<p class="ways"><a href="${TEAM_PATH}/${reference}/persona">Datos de esta persona</a> <a href="${TEAM_PATH}/${reference}/borrar">Borrar esta solicitud</a></p>`
}`,
  );
}

/** How it came to be here, and by whom. */
const arrivalOf = (lead: Lead) => {
  const { author } = leadKinds[lead.kind];
  return author ? `La anotó ${authorWords(String(lead[author]))}` : "Llegó";
};

/** From which page or campaign it came, and what the page added. */
const originOf = ({ source, metadata }: Lead): [string, unknown][] => [
  ...sourceKeys.map((key): [string, unknown] => [sourceLabels[key], source?.[key]]),
  ...Object.entries(metadata ?? {}).map(([name, value]): [string, unknown] => [
    `Dato: ${name}`,
    value,
  ]),
];

const robotNotice = ({ quarantine, reference }: Lead, desk: Desk) =>
  quarantine &&
  html`<div class="notice"><strong>Por revisar</strong>${spamWords[quarantine].reason}
<div class="presses">${pressForm(desk, { reference, act: "free" }, { label: "Es de una persona" })}
<a href="${TEAM_PATH}/${reference}/borrar">Es de un robot: borrarla</a></div></div>`;

function holderOf(reference: string, { holder }: Course, desk: Desk): Html {
  const from = holder?.colleague ?? "";
  if (from === desk.colleague.id)
    return html`<div class="presses"><p>La tienes tú</p>${pressForm(desk, { reference, act: "drop" }, { label: "Ya no la tengo", quiet: true })}</div>`;
  const take = { label: holder ? "Ahora la tengo yo" : "La tengo yo", quiet: true };
  return html`<div class="presses">${holder && html`<p>La tiene ${nameOfColleague(desk, from)} desde el ${longMoment(holder.since)}</p>`}${pressForm(desk, { reference, act: "take", from }, take)}</div>`;
}

function notesOf({ notes }: Course, desk: Desk, unsaved: Unsaved | undefined): Html {
  const error = unsaved && html`<p class="error" id="note-error">${unsaved.error}</p>`;
  return html`<h2 id="notas">Notas</h2>
${notes.map(
  ({ at, colleague, text }) =>
    html`<blockquote><p>${text}</p><footer>${nameOfColleague(desk, colleague)}, ${longMoment(at)}</footer></blockquote>`,
)}
<form method="post">${hiddenFields(desk, { act: "note", id: crypto.randomUUID() })}
<div class="field"><label for="note">Nota nueva <span class="optional">(hasta ${LONGEST_NOTE} letras; solo la ve el equipo)</span></label><textarea id="note" name="note" rows="4"${unsaved && html` aria-invalid="true" aria-describedby="note-error" autofocus`}>
${unsaved?.typed}</textarea>${error}</div>
<button type="submit" class="quiet">Guardar la nota</button></form>`;
}

function recipientOf({ audience }: Delivery): string {
  const [kind, to = ""] = audience.split(/:(.*)/s);
  if (kind === "visitor") return "Confirmación a quien escribió";
  if (kind === "webhook") return `Al programa ${to}`;
  return to ? `Aviso a ${to}` : "Aviso al equipo";
}

function stateOf({ audience, ...delivery }: Delivery, { names }: Desk): string {
  const { sent_at, dead_at, due_at, last_error } = delivery;
  if (sent_at) return `enviado, ${longMoment(sent_at)}`;
  const reason = last_error ? ` (${last_error})` : "";
  if (dead_at) return `abandonado, ${longMoment(dead_at)}${reason}`;
  // The team has no addresses where no mail is sent.
  if (!names.size && !audience.startsWith("webhook:"))
    return "en espera: el correo no está configurado";
  return `en espera, próximo intento ${longMoment(due_at)}${reason}`;
}

function deedOf({ at, who, action, details }: Deed, desk: Desk): string {
  const words: Readonly<Record<string, string>> = auditedActions;
  const by = who === TEAM ? nameOfColleague(desk, details.colleague) : who;
  const state = String(details.state ?? "");
  const became = isAnswerState(state) ? ` como ${answerWords[state]}` : "";
  return `${words[action]}${became}: ${by}, ${longMoment(at)}`;
}

/** Asks a second time before a lead is erased. */
export function erasePage({ lead }: Shown, desk: Desk): Html {
  const about = leadKinds[lead.kind].about(shown(lead));
  const { reference } = lead;
  return deskPage(
    `¿Borrar ${reference}?`,
    html`<h1>¿Borrar ${reference}?</h1>
<p class="lead">${about}. Se borra la solicitud con sus notas, y no vuelve. Los correos que ya llegaron quedan en cada buzón.</p>
<div class="presses">${pressForm(desk, { reference, act: "erase" }, { label: "Borrar", spoken: `Borrar ${reference}` })}
<a href="${TEAM_PATH}/${reference}">No borrar</a></div>`,
  );
}

export const unknownPage = (reference: string, typed = ""): Html =>
  deskPage(
    "No está",
    html`<h1>No está</h1><p class="lead">No hay ninguna solicitud ${reference}: se borró, o la referencia no es esa.</p>
${
  typed &&
  html`<div class="field"><label for="typed">Lo que escribiste, para copiarlo</label><textarea id="typed" rows="6" readonly>
${typed}</textarea></div>`
}
<p><a href="${TEAM_PATH}">Quién espera</a></p>`,
  );
