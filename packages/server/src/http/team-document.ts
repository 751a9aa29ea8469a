import type { DocumentProblem } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { DocumentField } from "../content/document-fields";
import type { Html } from "../html";
import { teamAnswer } from "./team-answers";
import { errorsOf, fieldGroups, type Typed } from "./team-fields";
import { type Desk, deskPage, hiddenFields, sentences } from "./team-page";
import { PICTURES, picturesWithScript, script } from "./team-pictures";

/** A document as a form of the desk changes it: in words first, then published. */
export interface DocumentForm {
  /** What is changed, in titles and in the version's note. */
  name: string;
  /** The title of the page that says what would be published. */
  asItWillBe: string;
  /** The document, such as `trips/guajira`; of one that is added, by the address that was typed. */
  document: string | ((typed: Typed["of"]) => string);
  /** All documents that the form was made from, and their version. */
  documents: Documents;
  version: number;
  /** None where a document has only forms of its parts. */
  fields: readonly DocumentField[];
  /** The label of a place that has no field here, for what is wrong there. */
  labelOf?: (place: string) => string;
  /** Above the fields. */
  intro: Html;
  /** Below the form: what of the document has forms of its own. */
  below?: Html;
  /** A control above the fields that is no field of the document, and what stands in it. */
  control?: { name: string; written: string; of(text: string): Html };
  /** The page of the site that shows it, without its first slash; undefined where there is none yet. */
  slugOf(typed: Typed["of"]): string | undefined;
  /** The button that takes what the form is about out of its document, where that can be. */
  removal?: string | false;
  /** Where the form is left as it is. */
  back: string;
  /** Where it leads once it was published, if not to the list that says so. */
  after?(typed: Typed["of"]): string;
  /**
   * The documents that it changes, by name.
   * @param files the photographs that were chosen
   */
  texts(typed: Typed["of"], files: readonly PictureFile[]): Record<string, string>;
  /** What is wrong that no schema knows of. */
  refused?(typed: Typed["of"]): DocumentProblem[];
  /** What differs between two versions, as a colleague reads it. */
  words(before: Documents, after: Documents): string[];
  /** What else is to be said of what would be published. */
  warnings?(documents: Documents): Html | false;
  /** The form of what is shown now; undefined where that is gone. */
  again(shown: Pick<DocumentForm, "documents" | "version">): DocumentForm | undefined;
}

/** What stands in the documents, as the form shows it. */
export const writtenIn =
  ({ fields, control }: DocumentForm): Typed["of"] =>
  (place) =>
    control?.name === place
      ? control.written
      : (fields.find((field) => field.place === place)?.text ?? "");

/** What the button of {@link DocumentForm.removal} says, and the check page carries. */
export const REMOVED = "remove";

export const documentOf = ({ document }: DocumentForm, typed: Typed["of"]): string =>
  typeof document === "string" ? document : document(typed);

export const photosOf = ({ fields }: DocumentForm) => fields.filter(({ kind }) => kind === "photo");

/** Answers with a form. */
export const formAnswer = async (
  c: Context,
  form: DocumentForm,
  typed: Typed,
  desk: Desk,
  status: 200 | 422 = 200,
) =>
  teamAnswer(
    c,
    documentPage(form, typed, desk),
    status,
    photosOf(form).length ? await picturesWithScript() : PICTURES,
  );

function documentPage(form: DocumentForm, typed: Typed, desk: Desk): Html {
  const { name, fields, version, intro, control, back, removal } = form;
  const hasPhotos = photosOf(form).length > 0;
  const errors = errorsOf(fields, documentOf(form, typed.of), typed.problems ?? [], form.labelOf);
  const above = errors.get("");
  return deskPage(
    errors.size ? sentences("Hay algo que corregir", name) : name,
    html`${typed.notice}${above && html`<div class="notice" role="alert"><strong>No se publicó</strong>${above}</div>`}
<h1>${name}</h1>
${intro}
${
  (fields.length > 0 || removal) &&
  html`<form method="post"${hasPhotos && html` enctype="multipart/form-data"`} novalidate>${hiddenFields(desk, { version: String(version) })}
${control && html`<div class="field">${control.of(typed.of(control.name))}</div>`}
${fieldGroups(fields, typed.of, errors)}
${hasPhotos && html`<p class="help" role="status"></p>`}<div class="presses">${fields.length > 0 && html`<button type="submit" name="act" value="check">Ver cómo queda</button>`}
${removal && html`<button type="submit" class="quiet" name="act" value="${REMOVED}">${removal}</button>`}
<a href="${back}">Dejarlo como está</a></div></form>`
}${form.below}${hasPhotos && html`<script>${raw(script)}</script>`}`,
  );
}

/** What would be published. */
interface Checked {
  words: readonly string[];
  warnings: Html | false;
  /** The photographs, each with its file. */
  pictures: readonly { src: string; alt: string }[];
  canLook: boolean;
}

/** What would be published, in words, and the button that does it. */
export function checkPage(
  form: DocumentForm,
  typed: Typed["of"],
  { words, warnings, pictures, canLook }: Checked,
  desk: Desk,
): Html {
  const { asItWillBe, fields, control, version, removal } = form;
  const places = [
    ...fields.map(({ place }) => place),
    ...(control ? [control.name] : []),
    ...(removal ? [REMOVED] : []),
  ];
  const kept = Object.fromEntries(places.map((place) => [place, typed(place)]));
  return deskPage(
    asItWillBe,
    html`<h1>${asItWillBe}</h1>
<ul class="history">${words.map((line) => html`<li>${line}</li>`)}</ul>
${warnings}
${pictures.map(({ src, alt }) => html`<img class="photo" src="${src}" alt="${alt}">`)}
<form method="post">${hiddenFields(desk, { ...kept, version: String(version) })}
<div class="presses"><button type="submit" name="act" value="publish">Publicar</button>
${canLook && html`<button type="submit" class="quiet" name="act" value="look" formtarget="_blank">Ver la página<span class="unseen"> (en otra pestaña)</span></button>`}
<button type="submit" class="quiet" name="act" value="edit">Seguir cambiando</button></div></form>`,
  );
}
