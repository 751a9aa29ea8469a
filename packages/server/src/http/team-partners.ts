import { html } from "hono/html";
import type { Html } from "../html";
import { countPartners } from "../leads/figures";
import { shownText } from "../leads/shown-text";
import type { Statement } from "../leads/statements";
import { TEAM_PATH } from "../leads/team-access";
import type { Database } from "../storage/database";
import { monthList } from "./statement-routes";
import { type Desk, deskPage, pressForm } from "./team-page";
import { addressOf, NAMES } from "./team-view";

export const PARTNERS_PATH = `${TEAM_PATH}/aliados`;

/** Where a partner's months stand. */
export const partnerPath = (partner: string) =>
  `${PARTNERS_PATH}?${new URLSearchParams({ [NAMES.partner]: partner })}`;

/** Each partner with how many requests came from its page. */
export async function partnersPage(database: Database, { now }: Desk): Promise<Html> {
  const partners = await countPartners(database, now);
  return deskPage(
    "Sitios aliados",
    html`<h1>Sitios aliados</h1>
<p>Solicitudes que llegaron desde la página de cada uno. Sin pruebas, y sin lo que parece de un robot.</p>
${
  partners.length
    ? html`<table><thead><tr><th scope="col">Aliado</th><th scope="col">Este mes</th><th scope="col">12 meses</th></tr></thead>
<tbody>${partners.map(
        ({ partner, month, year }) =>
          html`<tr><th scope="row"><a href="${partnerPath(partner)}">${shownText(partner)}</a></th><td>${month}</td><td>${year}</td></tr>`,
      )}</tbody></table>`
    : html`<p class="lead">Todavía no ha llegado ninguna en doce meses.</p>`
}`,
    PARTNERS_PATH,
  );
}

/** One partner's months, and the link that it gets. `link`: null while nobody has made one. */
export function partnerPage(statement: Statement, link: string | null, desk: Desk): Html {
  const { partner } = statement;
  const name = shownText(partner);
  return deskPage(
    name,
    html`<h1>${name}</h1>
<p><a href="${addressOf(TEAM_PATH, { name: "todas", partner })}">Sus solicitudes</a></p>
<h2>Un enlace para ${name}</h2>
<p>Abre estos meses, al día y sin datos personales. Lo abre quien lo tenga.</p>
${
  link &&
  html`<div class="field"><label for="link">Enlace</label><input id="link" readonly value="${link}"></div>
<p class="ways"><a href="${link}">Abrirlo</a></p>`
}
<div class="presses">${pressForm(
      desk,
      { act: "link", partner, renew: link ? "1" : "" },
      link
        ? { label: "Cambiarlo: el de ahora deja de servir", quiet: true }
        : { label: "Hacer el enlace" },
    )}</div>
${monthList(statement.months)}`,
  );
}
