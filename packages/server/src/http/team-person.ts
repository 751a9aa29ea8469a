import { html } from "hono/html";
import type { Html } from "../html";
import { leadKinds, textOf } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import { shown } from "../leads/shown-text";
import { TEAM_PATH } from "../leads/team-access";
import { type Desk, deskPage, pressForm } from "./team-page";
import { addressOf } from "./team-view";

/** Where the owner hands over or erases all that is kept of who sent a request. */
export const personPath = (reference: string) => `${TEAM_PATH}/${reference}/persona`;

/**
 * What is kept of the person of a request, to hand over or to erase. `email`: null where it is no single address.
 * `asked`: erasing was asked for once already.
 */
export function personPage(
  found: Lead,
  email: string | null,
  references: readonly string[],
  desk: Desk,
  asked: boolean,
): Html {
  const lead = shown(found);
  const { reference } = lead;
  const phone = textOf(lead.phone);
  if (!email)
    return deskPage(
      "Datos de quien escribió",
      html`<h1>Datos de quien escribió</h1>
<p class="lead">${reference} no tiene un correo que se lea con certeza. Busca las demás solicitudes por nombre o teléfono: cada una se descarga aquí y se borra en su página.</p>
${phone && html`<p><a href="${addressOf(TEAM_PATH, { name: "todas", search: phone })}">Las que tienen el teléfono ${phone}</a></p>`}
${pressForm(desk, { act: "person" }, { label: "Descargar esta solicitud (JSON)" })}
<p><a href="${TEAM_PATH}/${reference}">${reference}</a></p>`,
    );
  const count = references.length === 1 ? "1 solicitud" : `${references.length} solicitudes`;
  const list = html`<ul class="history">${references.map(
    (each) => html`<li><a href="${TEAM_PATH}/${each}">${each}</a></li>`,
  )}</ul>`;
  const path = personPath(reference);
  const title = asked ? `¿Borrar todo lo de ${email}?` : `Datos de ${email}`;
  return deskPage(
    title,
    html`<h1>${title}</h1>
<p>${leadKinds[lead.kind].names[0]} ${reference}. Con ese correo hay ${count}:</p>
${list}
${
  asked
    ? html`<p class="lead">Se borran con sus notas y correos, y no vuelven. Lo que ya llegó a los buzones y lo que está en copias se borra aparte.</p>
<div class="presses">${pressForm(desk, { act: "erase-person" }, { label: "Borrar todo", spoken: `Borrar todo lo de ${email}` })}
<a href="${path}">No borrar</a></div>`
    : html`<p>Asegúrate de que el correo es de quien lo pide, y contesta a ese correo. No se encuentra lo que solo lo nombra en un mensaje: búscalo.</p>
${pressForm(desk, { act: "person" }, { label: "Descargar todo (JSON)" })}
<p><a href="${path}?borrar=1">Borrar todo lo de esta persona</a></p>`
}`,
  );
}
