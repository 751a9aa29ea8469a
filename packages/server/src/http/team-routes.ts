import type { ListedTrip } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { answerStates, answerWords, isAnswerState } from "../leads/answers";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, textOf } from "../leads/lead-kinds";
import { LINK_PATH } from "../leads/links";
import type { ListedLead } from "../leads/list-leads";
import { shown } from "../leads/shown-text";
import { TEAM_PATH } from "../leads/team-access";
import {
  type Colleague,
  colleagueOf,
  type WaitingLeads,
  type WaitingQuery,
} from "../leads/team-page";
import { waysToReach, wayToPay } from "../mail/reach";
import { ago, longMoment } from "../moments";
import { isUnfitValue } from "../storage/database";
import { shell } from "./form-page";
import {
  addTeamSession,
  askPage,
  isSealed,
  leaveForm,
  refusePress,
  type TeamOptions,
  type TeamSession,
  teamAnswer,
} from "./team-session";

/** Names in the page's address, which people read. */
const NAMES = { search: "buscar", older: "antes", after: "desde", pressed: "solicitud" } as const;

/** The longest text that is searched for. */
const LONGEST_SEARCH = 100;

/** Addresses in mails of earlier versions, which opened these pages by themselves. */
const FORMER = [
  "/formulario/equipo",
  ...Object.values(answerWords).map((word) => `${LINK_PATH}/${word}`),
];

/**
 * The team's pages, for who has a session: the leads that wait for an answer, and each of them. Opening one marks
 * nobody; its buttons do.
 */
export function addTeamRoutes(app: Hono, options: TeamOptions): void {
  const { logCall, clock, onLead } = options;
  const sessionOf = addTeamSession(app, options);
  const one = `${TEAM_PATH}/:reference{MAL-\\w+}`;
  const shownIn = ({ seal }: TeamSession): Shown => ({
    seal,
    now: clock(),
    trips: options.trips(),
  });

  async function open(c: Context) {
    const session = await sessionOf(c);
    return session && { session, colleague: colleagueOf(options, session.id) };
  }

  app.get(TEAM_PATH, async (c) => {
    const opened = await open(c);
    if (!opened) return teamAnswer(c, askPage());
    const { colleague, session } = opened;
    return teamAnswer(c, await waitingPage(c, colleague, shownIn(session)));
  });

  app.get(one, async (c) => {
    const opened = await open(c);
    if (!opened) return teamAnswer(c, askPage());
    const reference = c.req.param("reference") ?? "";
    const lead = await opened.colleague.show(reference);
    if (!lead) return teamAnswer(c, unknownPage(reference), 404);
    return teamAnswer(c, await leadPage(lead, opened.colleague, shownIn(opened.session)));
  });

  for (const path of [TEAM_PATH, one])
    app.post(path, logCall(TEAM_PATH), async (c) => {
      const opened = await open(c);
      if (!opened) return c.redirect(c.req.path, 303);
      const { reference, state, back, seal } = await c.req.parseBody();
      if (!(await isSealed(opened.session, seal))) return refusePress(c);
      const lead = typeof reference === "string" ? reference.replaceAll("\0", "") : "";
      const { colleague } = opened;
      const pressed = typeof state === "string" && isAnswerState(state) ? state : "answered";
      const changed = await (back ? colleague.takeBack(lead) : colleague.answer(lead, pressed));
      if (changed) onLead();
      // Redirects to a GET, so that reloading the page sends nothing again.
      return c.redirect(addressOf(c, { ...c.req.query(), [NAMES.pressed]: lead }), 303);
    });

  app.get(`${TEAM_PATH}/*`, async (c) =>
    (await open(c)) ? c.redirect(TEAM_PATH, 303) : teamAnswer(c, askPage()),
  );
  for (const former of FORMER) app.get(`${former}/*`, (c) => c.redirect(TEAM_PATH));
}

/** What each page of a session gets. */
interface Shown {
  seal: string;
  now: Date;
  trips: readonly ListedTrip[];
}

/** The page's address with another query. */
const addressOf = (c: Context, query: Record<string, string>) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return search.size ? `${c.req.path}?${search}` : c.req.path;
};

async function waitingPage(c: Context, colleague: Colleague, page: Shown): Promise<Html> {
  const asked = (name: keyof typeof NAMES) => (c.req.query(NAMES[name]) ?? "").replaceAll("\0", "");
  const search = asked("search").trim().slice(0, LONGEST_SEARCH);
  const query: WaitingQuery = {
    search,
    older: asked("older") !== "",
    after: asked("after") || null,
  };
  const found = await colleague.read(query).catch((error) => {
    if (!query.after || !isUnfitValue(error)) throw error;
    return colleague.read({ ...query, after: null });
  });
  const kept = { [NAMES.search]: search, [NAMES.older]: query.older ? "1" : "" };
  const next = found.next && addressOf(c, { ...kept, [NAMES.after]: found.next });
  const title = titleOf(query, found);
  const pressed = await pressedNotice(colleague, asked("pressed"), page);
  return shell(
    // A screen reader says a new page's title, and not what stands on it.
    pressed ? sentences(pressed.text, title) : title,
    html`${pressed?.notice}
<h1>${title}</h1>
<form class="search" role="search">${query.older && html`<input type="hidden" name="${NAMES.older}" value="1">`}
<label for="search">Buscar por nombre, teléfono o referencia</label>
<input id="search" name="${NAMES.search}" value="${search}" maxlength="${LONGEST_SEARCH}" type="search">
<button type="submit">Buscar</button></form>
<ol class="waiting">
${found.leads.map((lead) => entryOf(lead, page))}
</ol>
${next && html`<p><a class="button" href="${next}">Ver más</a></p>`}
${search && html`<p><a href="${addressOf(c, { ...kept, [NAMES.search]: "" })}">Ver a todas</a></p>`}
<p>${
      query.older
        ? html`<a href="${addressOf(c, { [NAMES.search]: search })}">Las de las últimas dos semanas</a>`
        : html`<a href="${addressOf(c, { ...kept, [NAMES.older]: "1" })}">Las de hace más de dos semanas</a>`
    }</p>
${leaveForm()}`,
  );
}

function titleOf({ search, older }: WaitingQuery, { total, leads, next }: WaitingLeads): string {
  if (older) return leads.length || next ? "Esperan hace más de dos semanas" : "Nadie más espera";
  if (!total) return search ? "Nadie que espere coincide" : "Nadie espera respuesta";
  return total === 1 ? "1 persona espera respuesta" : `${total} personas esperan respuesta`;
}

/** A button of the pages, with what it does. */
const pressForm = (
  { seal }: Shown,
  fields: Record<string, string>,
  button: { label: string; spoken: string; quiet?: boolean },
): Html =>
  html`<form method="post">${Object.entries({ ...fields, seal }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}
<button type="submit"${button.quiet && html` class="quiet"`} aria-label="${button.spoken}">${button.label}</button></form>`;

/** The lead's state after its button was pressed, perhaps by a colleague first, and a button that undoes it. */
async function pressedNotice(colleague: Colleague, reference: string, page: Shown, at?: string) {
  const mark = reference && (await colleague.markOf(reference));
  if (!mark) return;
  const since = at ? ` desde el ${longMoment(at)}` : "";
  const text = `${reference} está ${answerWords[mark.state]}${since}`;
  const undo = { label: "Deshacer", spoken: `Deshacer: ${text}`, quiet: true };
  const back = mark.own && pressForm(page, { reference, back: "1" }, undo);
  return { text, notice: html`<div class="notice"><strong>${text}</strong>${back}</div>` };
}

/** One after the other. A moment ends with `p. m.`, which is a full stop already. */
const sentences = (first: string, second: string) => `${first.replace(/\.$/, "")}. ${second}`;

/** What a lead says, and how to reach its visitor. */
function factsOf(lead: ListedLead, page: Shown): { ways: Html; facts: Html } {
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const rows = [
    ...Object.entries(kind.columns).map(([column, label]) => [label, textOf(lead[column])]),
    ["Idioma", nameOfLanguage(lead.language)],
    ["Sitio aliado", lead.partner ?? ""],
    ["Recibida", longMoment(lead.createdAt)],
  ].filter(([, value]) => value);
  return {
    ways: html`<p class="ways">${[
      ...waysToReach(lead),
      ...wayToPay(lead, page.trips, page.now),
    ].map(
      ({ label, link }) => html`<a href="${link}" aria-label="${label}: ${about}">${label}</a> `,
    )}</p>`,
    facts: html`<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`,
  };
}

function entryOf(found: ListedLead, page: Shown): Html {
  const lead = shown(found);
  const { reference, createdAt } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const { ways, facts } = factsOf(lead, page);
  return html`<li>
<h2>${about}</h2>
<p>${kind.names[0]} ${reference} · ${ago(createdAt, page.now)}</p>
${ways}
<details><summary>Leer la solicitud<span class="unseen"> de ${about}</span></summary>
${facts}</details>
${pressForm(page, { reference }, { label: "Ya respondí", spoken: `Ya respondí: ${about}` })}
<p class="ways"><a href="${TEAM_PATH}/${reference}" aria-label="Ganada o perdida: ${about}">Ganada o perdida</a></p>
</li>
`;
}

const pressLabels = { answered: "Ya respondí", won: "Ganada", lost: "Perdida" };

/** One lead, with the buttons that change its mark. */
async function leadPage(found: ListedLead, colleague: Colleague, page: Shown): Promise<Html> {
  const lead = shown(found);
  const { reference } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const pressed = await pressedNotice(colleague, reference, page, lead.answer?.changedAt);
  const { ways, facts } = factsOf(lead, page);
  const states = kind.unanswered
    ? []
    : answerStates.filter(
        (state) => state !== lead.answer?.state && !(lead.answer && state === "answered"),
      );
  return shell(
    pressed ? sentences(pressed.text, about) : about,
    html`${pressed?.notice}
<h1>${about}</h1>
<p>${kind.names[0]} ${reference} · ${ago(lead.createdAt, page.now)}</p>
${ways}
${facts}
<div class="presses">${states.map((state, index) =>
      pressForm(
        page,
        { reference, state },
        { label: pressLabels[state], spoken: `${pressLabels[state]}: ${about}`, quiet: index > 0 },
      ),
    )}</div>
<p><a href="${TEAM_PATH}">Quién espera</a></p>
${leaveForm()}`,
  );
}

const unknownPage = (reference: string): Html =>
  shell(
    "No está",
    html`<h1>No está</h1><p class="lead">No hay ninguna solicitud ${reference}: se borró, o la referencia no es esa.</p>
<p><a href="${TEAM_PATH}">Quién espera</a></p>`,
  );
