import { COMPANY } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { differences } from "../content/changes";
import { companyFields } from "../content/company-fields";
import type { DocumentField } from "../content/document-fields";
import type { Html } from "../html";
import { TEAM_PATH } from "../leads/team-access";
import { placeholderSettings } from "../placeholders";
import { errorsOf, fieldGroups, nameOfPlace, said, type Typed } from "./team-fields";
import { type Desk, deskPage, hiddenFields, sentences } from "./team-page";

/** Where the owner changes the company's facts. */
export const COMPANY_PATH = `${TEAM_PATH}/empresa`;

export const COMPANY_NAME = "Datos de la empresa";

/** The company as its form changes it. */
export interface ShownCompany {
  documents: Documents;
  version: number;
  fields: readonly DocumentField[];
}

export const shownCompany = ({
  documents,
  version,
}: Pick<ShownCompany, "documents" | "version">): ShownCompany => ({
  ...{ documents, version, fields: companyFields(documents.company) },
});

/** What stands in the document, as the form shows it. */
export const writtenIn =
  ({ fields }: ShownCompany) =>
  (place: string): string =>
    fields.find((field) => field.place === place)?.text ?? "";

/** The labels of what is still a placeholder. */
export const placeholdersOf = ({ documents, fields }: ShownCompany): string[] =>
  placeholderSettings(documents.company).map((place) => nameOfPlace(fields, place));

export function companyFormPage(company: ShownCompany, typed: Typed, desk: Desk): Html {
  const { fields, version } = company;
  const errors = errorsOf(fields, COMPANY, typed.problems ?? []);
  const above = errors.get("");
  const title = errors.size ? sentences("Hay algo que corregir", COMPANY_NAME) : COMPANY_NAME;
  const placeholders = placeholdersOf(company);
  return deskPage(
    title,
    html`${typed.notice}${above && html`<div class="notice" role="alert"><strong>No se publicó</strong>${above}</div>`}
<h1>${COMPANY_NAME}</h1>
<p class="lead">Lo dicen el sitio, los widgets, los correos y las políticas.</p>
${placeholders.length > 0 && html`<div class="notice"><strong>Todavía son de ejemplo</strong>${placeholders.join(" · ")}</div>`}
<form method="post" novalidate>${hiddenFields(desk, { version: String(version) })}
${fieldGroups(fields, typed.of, errors)}
<div class="presses"><button type="submit" name="act" value="check">Ver cómo queda</button>
<a href="${TEAM_PATH}/casa">Dejarlo como está</a></div></form>`,
  );
}

/** What would be published, in words, and the button that does it. */
export function companyCheckPage(
  { fields, version }: ShownCompany,
  typed: Typed["of"],
  words: readonly string[],
  hasPage: boolean,
  desk: Desk,
): Html {
  const title = "Así quedan los datos de la empresa";
  const kept = fields.map(({ place }) => [place, typed(place)]);
  return deskPage(
    title,
    html`<h1>${title}</h1>
<ul class="history">${words.map((line) => html`<li>${line}</li>`)}</ul>
<form method="post">${hiddenFields(desk, { ...Object.fromEntries(kept), version: String(version) })}
<div class="presses"><button type="submit" name="act" value="publish">Publicar</button>
${hasPage && html`<button type="submit" class="quiet" name="act" value="look" formtarget="_blank">Ver la portada<span class="unseen"> (en otra pestaña)</span></button>`}
<button type="submit" class="quiet" name="act" value="edit">Seguir cambiando</button></div></form>`,
  );
}

/** What differs of the company between two versions, as a colleague reads it. */
export const companyWords = (
  { fields }: ShownCompany,
  before: Documents,
  after: Documents,
): string[] =>
  differences({ company: before.company }, { company: after.company }, said, ", ahora ").map(
    ({ place, told }) => `${nameOfPlace(fields, place)}: ${told}`,
  );
