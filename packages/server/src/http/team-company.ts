import { COMPANY } from "@maloca/catalog/documents/check";
import { html } from "hono/html";
import { companyFields, companyLabel, FACTS, PICTURES } from "../content/company-fields";
import { withTyped } from "../content/typed-document";
import type { Html } from "../html";
import { COMPANY_PATH, TEAM_PATH } from "../leads/team-access";
import { placeholderSettings } from "../placeholders";
import { teamAnswer } from "./team-answers";
import { changeDocument, type DocumentForm, formAnswer, writtenIn } from "./team-document";
import { nameOfPlace, typedLines } from "./team-fields";
import { type DeskRoutes, ownersPage } from "./team-page";
import { fieldWords } from "./team-part";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { PHOTOS_PATH } from "./team-uploads";

export const COMPANY_NAME = "Datos de la empresa";

/** Below the path that photographs are sent to. */
export const MARKS_PATH = `${PHOTOS_PATH}/empresa`;
export const MARKS_NAME = "Marca e imagen de enlaces compartidos";

type Given = Pick<DocumentForm, "documents" | "version">;

/** A form of the company at places. */
function formOf(
  { documents, version }: Given,
  places: readonly string[],
  about: Pick<DocumentForm, "name" | "asItWillBe" | "again"> & {
    intro(fields: DocumentForm["fields"]): Html;
  },
): DocumentForm {
  const { company } = documents;
  const fields = companyFields(company, places);
  return {
    ...{ ...about, document: COMPANY, documents, version, fields, intro: about.intro(fields) },
    page: { slug: "", label: "Ver la portada", isThere: () => true },
    back: `${TEAM_PATH}/casa`,
    texts: (typed, files) => ({
      [COMPANY]: JSON.stringify(withTyped(company, fields, typed, files)),
    }),
    words: (before, after) => fieldWords(fields, before.company, after.company),
  };
}

/** The form of the company's facts. */
const companyForm = (given: Given): DocumentForm =>
  formOf(given, FACTS, {
    name: COMPANY_NAME,
    asItWillBe: "Así quedan los datos de la empresa",
    intro: (fields) => {
      const placeholders = placeholderSettings(given.documents.company).map((place) =>
        nameOfPlace(fields, place),
      );
      return html`<p class="lead">Lo dicen el sitio, los widgets, los correos y las políticas.</p>
${placeholders.length > 0 && html`<div class="notice"><strong>Todavía son de ejemplo</strong>${placeholders.join(" · ")}</div>`}`;
    },
    again: companyForm,
  });

const marksForm = (given: Given): DocumentForm =>
  formOf(given, PICTURES, {
    name: MARKS_NAME,
    asItWillBe: "Así quedan la marca y la imagen",
    intro: () =>
      html`<p class="lead">La marca está en la barra, la pestaña y el icono de un teléfono; la imagen, donde alguien comparte un enlace.</p>`,
    again: marksForm,
  });

/** The pages where the owner changes the company's facts and marks, sees them in words and publishes them. */
export function addCompanyRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  for (const [path, formOfShown] of [
    [COMPANY_PATH, companyForm],
    [MARKS_PATH, marksForm],
  ] as const) {
    page(path, async (desk, c) => {
      if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
      const form = formOfShown(await commandsFor(options, desk).read());
      return formAnswer(c, form, { of: writtenIn(form) }, desk);
    });

    press(
      path,
      async (c, desk, sent) => {
        if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
        const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
        return changeDocument(c, options, { form: formOfShown(shown), desk, sent });
      },
      typedLines(companyLabel),
    );
  }
}
