import { html } from "hono/html";
import type { Html } from "../html";
import { answerWords } from "../leads/answers";
import { MOST_COUNTED } from "../leads/colleague";
import { leadKindNames, leadKinds } from "../leads/lead-kinds";
import type { ListedLead, ListedPage } from "../leads/list-leads";
import { shown } from "../leads/shown-text";
import { TEAM_PATH } from "../leads/team-access";
import { isUnfitValue } from "../storage/database";
import { NOTED_PATH } from "./team-noted";
import {
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
import {
  addressOf,
  filterOfView,
  isNarrowed,
  LONGEST_SEARCH,
  NAMES,
  tripChoices,
  type View,
  type ViewName,
  views,
} from "./team-view";

/** Where a press leads to: what it did stands above who is next, and a phone shows both. It takes the focus, to be said. */
export const PRESSED = "hecho";

/** Where a list is downloaded. */
export const EXPORT_PATH = `${TEAM_PATH}/exportar`;

/** A list of leads, as an address asks for it. */
export async function listPageOf(desk: Desk, view: View, pressed: string): Promise<Html> {
  const filter = filterOfView(view);
  const { colleague } = desk;
  const found = await colleague.list(filter, view.after).catch((error) => {
    if (!view.after || !isUnfitValue(error)) throw error;
    return colleague.list(filter, null);
  });
  const counted = view.search || view.trip ? null : await colleague.count(filter);
  const title = titleOf(view, found, counted);
  const holders = await colleague.holdersOf(found.leads.map(({ reference }) => reference));
  const partners = await colleague.partners();
  const done = await pressedNotice(desk, pressed);
  const { after: _, ...kept } = view;
  return deskPage(
    done ? sentences(done.text, title) : title,
    html`<h1>${title}</h1>
<p><a class="button quiet" href="${NOTED_PATH}">Anotar una solicitud</a></p>
${viewLinks(view, false)}
${searchForm(view, desk, partners)}
${done && html`<div id="${PRESSED}" tabindex="-1">${done.notice}</div>`}
<ol class="waiting">
${found.leads.map((lead) => entryOf(lead, desk, holders.get(lead.reference)))}
</ol>
${found.next && html`<p><a class="button" href="${addressOf(TEAM_PATH, { ...view, after: found.next })}">Ver más</a></p>`}
${(view.search || isNarrowed(view)) && html`<p><a href="${addressOf(TEAM_PATH, { name: view.name })}">Ver a todas</a></p>`}
<p><a href="${addressOf(TEAM_PATH, { ...kept, oldest: !view.oldest })}">${view.oldest ? "Primero las más nuevas" : "Primero las más viejas"}</a></p>
${viewLinks(view, true)}
${
  desk.isOwner &&
  html`<form method="post" action="${addressOf(EXPORT_PATH, kept)}">${hiddenFields(desk, {})}<button type="submit" class="quiet">Descargar esta lista (CSV)</button></form>`
}`,
    TEAM_PATH,
  );
}

function titleOf(view: View, { leads, next }: ListedPage, counted: number | null): string {
  const isWhole = !view.after && !next;
  const number = counted ?? (isWhole ? leads.length : null);
  const narrowed = view.search || isNarrowed(view);
  if (view.name !== "esperan")
    return number === 0 ? `${views[view.name].title}: ninguna` : views[view.name].title;
  if (number === null) return views.esperan.title;
  if (!number) return narrowed ? "Nadie que espere coincide" : "Nadie espera respuesta";
  if (number > MOST_COUNTED) return `Más de ${MOST_COUNTED} personas esperan respuesta`;
  return number === 1 ? "1 persona espera respuesta" : `${number} personas esperan respuesta`;
}

/** Links to the lists, those that stand apart or the others; what is searched for is kept. */
function viewLinks({ after, oldest, name, ...view }: View, apart: boolean): Html {
  const names = (Object.keys(views) as ViewName[]).filter(
    (each) => "apart" in views[each] === apart,
  );
  return html`<nav class="views" aria-label="${apart ? "Aparte" : "Estado"}">${names.map(
    (each) =>
      html`<a href="${addressOf(TEAM_PATH, { ...view, name: each })}"${each === name && html` aria-current="page"`}>${"label" in views[each] ? views[each].label : views[each].title}</a> `,
  )}</nav>`;
}

function searchForm(view: View, { trips }: Desk, partners: readonly string[]): Html {
  const choice = (
    name: "kind" | "trip" | "partner",
    label: string,
    choices: readonly (readonly [string, string])[],
  ) =>
    html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${NAMES[name]}"><option value="">Todos</option>${choices.map(
      ([value, text]) =>
        html`<option value="${value}"${value === view[name] && " selected"}>${text}</option>`,
    )}</select></div>`;
  const same = (texts: readonly string[], chosen: string) =>
    [...new Set([...texts, ...(chosen ? [chosen] : [])])].map((text) => [text, text] as const);
  const order = addressOf("", {
    ...view,
    search: "",
    kind: undefined,
    trip: "",
    month: "",
    partner: "",
    after: null,
  });
  return html`<form class="search" role="search" action="${TEAM_PATH}">${[
    ...new URLSearchParams(order.slice(1)),
  ].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="search">Buscar por nombre, teléfono o referencia</label>
<div class="row"><input id="search" name="${NAMES.search}" value="${view.search}" maxlength="${LONGEST_SEARCH}" type="search">
<button type="submit">Buscar</button></div>
<details${isNarrowed(view) && " open"}><summary>Por tipo, viaje, mes o aliado</summary>
${choice(
  "kind",
  "Tipo",
  leadKindNames.map((kind) => [kind, leadKinds[kind].names[0]]),
)}
${choice("trip", "Viaje", same(tripChoices(trips), view.trip))}
<div class="field"><label for="month">Mes</label><input id="month" name="${NAMES.month}" type="month" value="${view.month}" placeholder="2026-11"></div>
${partners.length > 0 && choice("partner", "Sitio aliado", same(partners, view.partner))}
<button type="submit" class="quiet">Filtrar</button>
</details></form>`;
}

function entryOf(found: ListedLead, desk: Desk, holder: string | undefined): Html {
  const lead = shown(found);
  const { reference, answer, quarantine, testMode } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const marks = [
    answer && answerWords[answer.state],
    holder &&
      `la ${holder === desk.colleague.id ? "tienes" : "tiene"} ${nameOfColleague(desk, holder)}`,
  ].filter(Boolean);
  const isOpen = !answer && !quarantine && !testMode && !kind.unanswered;
  return html`<li>
<h2><a href="${TEAM_PATH}/${reference}">${about}</a></h2>
<p>${[lineOf(lead, desk), ...marks].join(" · ")}</p>
${waysTo(lead, desk)}
<details><summary>Leer la solicitud<span class="unseen"> de ${about}</span></summary>
${factList(fieldsOf(lead))}</details>
${isOpen && pressForm(desk, { reference, act: "answered" }, { label: "Ya respondí", spoken: `Ya respondí: ${about}` })}
</li>
`;
}
