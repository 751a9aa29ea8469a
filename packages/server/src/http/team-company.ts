import { COMPANY } from "@maloca/catalog/documents/check";
import { html } from "hono/html";
import { differences } from "../content/changes";
import { companyFields, companyLabel } from "../content/company-fields";
import { withTyped } from "../content/document-fields";
import { COMPANY_PATH, TEAM_PATH } from "../leads/team-access";
import { placeholderSettings } from "../placeholders";
import { changeDocument, type DocumentForm, documentPage, writtenIn } from "./team-document";
import { nameOfPlace, said, typedLines } from "./team-fields";
import { type DeskRoutes, ownersPage } from "./team-page";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { teamAnswer } from "./team-session";

export const COMPANY_NAME = "Datos de la empresa";

/** The form of the company's facts. */
function companyForm({
  documents,
  version,
}: Pick<DocumentForm, "documents" | "version">): DocumentForm {
  const { company } = documents;
  const fields = companyFields(company);
  const placeholders = placeholderSettings(company).map((place) => nameOfPlace(fields, place));
  return {
    ...{ name: COMPANY_NAME, document: COMPANY, documents, version, fields },
    asItWillBe: "Así quedan los datos de la empresa",
    intro: html`<p class="lead">Lo dicen el sitio, los widgets, los correos y las políticas.</p>
${placeholders.length > 0 && html`<div class="notice"><strong>Todavía son de ejemplo</strong>${placeholders.join(" · ")}</div>`}`,
    page: { slug: "", label: "Ver la portada", isThere: () => true },
    back: `${TEAM_PATH}/casa`,
    texts: (typed) => ({ [COMPANY]: JSON.stringify(withTyped(company, fields, typed)) }),
    words: (before, after) =>
      differences({ company: before.company }, { company: after.company }, said, ", ahora ").map(
        ({ place, told }) => `${nameOfPlace(fields, place)}: ${told}`,
      ),
    again: companyForm,
  };
}

/** The page where the owner changes the company's facts, sees them in words and publishes them. */
export function addCompanyRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  page(COMPANY_PATH, async (desk, c) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const form = companyForm(await commandsFor(options, desk).read());
    return teamAnswer(c, documentPage(form, { of: writtenIn(form) }, desk));
  });

  press(
    COMPANY_PATH,
    async (c, desk, sent) => {
      if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
      const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
      return changeDocument(c, options, { form: companyForm(shown), desk, sent });
    },
    typedLines(companyLabel),
  );
}
