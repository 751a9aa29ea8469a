import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { answerWords } from "../leads/answers";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, textOf } from "../leads/lead-kinds";
import type { ListedLead } from "../leads/list-leads";
import { shown } from "../leads/shown-text";
import {
  type Colleague,
  openTeamPage,
  TEAM_PATH,
  type WaitingLeads,
  type WaitingQuery,
} from "../leads/team-page";
import { waysToReach } from "../mail/reach";
import { ago, longMoment } from "../moments";
import { privatePage, shell, uselessPage } from "./form-page";
import type { RouteTools } from "./responses";

/** Names in the page's address, which people read. */
const NAMES = { search: "buscar", older: "antes", after: "desde", pressed: "solicitud" } as const;

/** The longest text that is searched for. */
const LONGEST_SEARCH = 100;

interface TeamRoutesOptions extends Omit<RouteTools, "secondsToWait"> {
  team: readonly string[];
}

/**
 * The team's page, behind the link in its mails: the leads that wait for an answer. Opening it marks nobody,
 * because mail scanners open every link; its buttons do.
 */
export function addTeamRoutes(app: Hono, options: TeamRoutesOptions): void {
  const { logCall, clock, onLead } = options;
  const path = `${TEAM_PATH}/:id/:until/:signature`;
  const open = (c: Context) => {
    const part = (name: string) => c.req.param(name) ?? "";
    const link = { id: part("id"), until: part("until"), signature: part("signature") };
    return openTeamPage(options, link);
  };

  app.get(path, async (c) => {
    const colleague = await open(c);
    if (!colleague) return useless(c);
    return privatePage(c, await teamPageOf(c, colleague, clock()));
  });

  app.post(path, logCall(TEAM_PATH), async (c) => {
    const colleague = await open(c);
    if (!colleague) return useless(c);
    const { reference, back } = await c.req.parseBody();
    const lead = typeof reference === "string" ? reference.replaceAll("\0", "") : "";
    const changed = await (back ? colleague.takeBack(lead) : colleague.answer(lead));
    if (changed) onLead();
    // Redirects to a GET, so that reloading the page sends nothing again.
    return c.redirect(addressOf(c, { ...c.req.query(), [NAMES.pressed]: lead }), 303);
  });
}

const useless = (c: Context) =>
  uselessPage(c, {
    title: "Este enlace ya no sirve",
    text: "Sirve un día. Abre el del correo más nuevo.",
  });

/** The page's address with another query. */
const addressOf = (c: Context, query: Record<string, string>) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return search.size ? `${c.req.path}?${search}` : c.req.path;
};

async function teamPageOf(c: Context, colleague: Colleague, now: Date): Promise<Html> {
  const asked = (name: keyof typeof NAMES) => (c.req.query(NAMES[name]) ?? "").replaceAll("\0", "");
  const search = asked("search").trim().slice(0, LONGEST_SEARCH);
  const query: WaitingQuery = {
    search,
    older: asked("older") !== "",
    after: asked("after") || null,
  };
  const found = await colleague.read(query);
  const kept = { [NAMES.search]: search, [NAMES.older]: query.older ? "1" : "" };
  const next = found.next && addressOf(c, { ...kept, [NAMES.after]: found.next });
  const title = titleOf(query, found);
  const pressed = await pressedNotice(colleague, asked("pressed"));
  return shell(
    // A screen reader says a new page's title, and not what stands on it.
    pressed ? `${pressed.text}. ${title}` : title,
    html`${pressed?.notice}
<h1>${title}</h1>
<form class="search" role="search">${query.older && html`<input type="hidden" name="${NAMES.older}" value="1">`}
<label for="search">Buscar por nombre, teléfono o referencia</label>
<input id="search" name="${NAMES.search}" value="${search}" maxlength="${LONGEST_SEARCH}" type="search">
<button type="submit">Buscar</button></form>
<ol class="waiting">
${found.leads.map((lead) => entryOf(lead, now))}
</ol>
${next && html`<p><a class="button" href="${next}">Ver más</a></p>`}
${search && html`<p><a href="${addressOf(c, { ...kept, [NAMES.search]: "" })}">Ver a todas</a></p>`}
<p>${
      query.older
        ? html`<a href="${addressOf(c, { [NAMES.search]: search })}">Las de las últimas dos semanas</a>`
        : html`<a href="${addressOf(c, { ...kept, [NAMES.older]: "1" })}">Las de hace más de dos semanas</a>`
    }</p>`,
  );
}

function titleOf({ search, older }: WaitingQuery, { total, leads, next }: WaitingLeads): string {
  if (older) return leads.length || next ? "Esperan hace más de dos semanas" : "Nadie más espera";
  if (!total) return search ? "Nadie que espere coincide" : "Nadie espera respuesta";
  return total === 1 ? "1 persona espera respuesta" : `${total} personas esperan respuesta`;
}

/** The lead's state after its button was pressed, perhaps by a colleague first, and a button that undoes it. */
async function pressedNotice(colleague: Colleague, reference: string) {
  const mark = reference && (await colleague.markOf(reference));
  if (!mark) return;
  const text = `${reference} está ${answerWords[mark.state]}`;
  const back = html`<form method="post"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="back" value="1">
<button type="submit" class="quiet" aria-label="Deshacer: ${text}">Deshacer</button></form>`;
  return {
    text,
    notice: html`<div class="notice"><strong>${text}</strong>${mark.own && back}</div>`,
  };
}

function entryOf(found: ListedLead, now: Date): Html {
  const lead = shown(found);
  const { reference, createdAt } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const rows = [
    ...Object.entries(kind.columns).map(([column, label]) => [label, textOf(lead[column])]),
    ["Idioma", nameOfLanguage(lead.language)],
    ["Sitio aliado", lead.partner ?? ""],
    ["Recibida", longMoment(createdAt)],
  ].filter(([, value]) => value);
  return html`<li>
<h2>${about}</h2>
<p>${kind.names[0]} ${reference} · ${ago(createdAt, now)}</p>
<p class="ways">${waysToReach(lead).map(
    ({ label, link }) => html`<a href="${link}" aria-label="${label}: ${about}">${label}</a> `,
  )}</p>
<details><summary>Leer la solicitud<span class="unseen"> de ${about}</span></summary>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></details>
<form method="post"><input type="hidden" name="reference" value="${reference}">
<button type="submit" aria-label="Ya respondí: ${about}">Ya respondí</button></form>
</li>
`;
}
