import { type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentCommands } from "../content/commands";
import type { DocumentField } from "../content/document-fields";
import { storedPictures } from "../content/pictures";
import type { Html } from "../html";
import { teamAnswer } from "./team-answers";
import { errorsOf, fieldGroups, type Typed } from "./team-fields";
import { authorWords, type Desk, deskPage, hiddenFields, type Sent, sentences } from "./team-page";
import {
  fileName,
  leastSide,
  PICTURES,
  pictureInPage,
  picturesWithScript,
  script,
  sentPicture,
} from "./team-pictures";
import {
  commandsFor,
  expectLook,
  lookAt,
  NO_LOOK,
  type Publishing,
  publishFor,
} from "./team-publish";
import { listAt } from "./team-sold";

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
  fields: readonly DocumentField[];
  /** The label of a place that has no field here, for what is wrong there. */
  labelOf?: ((place: string) => string) | undefined;
  /** Above the fields. */
  intro: Html;
  /** Below the form: what of the document has forms of its own. */
  below?: Html;
  /** A control above the fields that is no field of the document, and what stands in it; null where it has no sense. */
  control?: { name: string; written: string; of(text: string): Html } | null;
  /** The page of the site that shows it, by its address without a slash, and what leads there. */
  page: {
    slug: string | ((typed: Typed["of"]) => string);
    label: string;
    isThere(typed: Typed["of"]): boolean;
  };
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

const documentOf = ({ document }: DocumentForm, typed: Typed["of"]): string =>
  typeof document === "string" ? document : document(typed);

const photosOf = ({ fields }: DocumentForm) => fields.filter(({ kind }) => kind === "photo");

/** Answers with a form. */
export const formAnswer = async (
  c: Context,
  form: DocumentForm,
  typed: Typed,
  desk: Desk,
  status: 200 | 422 = 200,
) =>
  photosOf(form).length
    ? teamAnswer(c, documentPage(form, typed, desk), status, await picturesWithScript())
    : teamAnswer(c, documentPage(form, typed, desk), status);

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
<form method="post"${hasPhotos && html` enctype="multipart/form-data"`} novalidate>${hiddenFields(desk, { version: String(version) })}
${control && html`<div class="field">${control.of(typed.of(control.name))}</div>`}
${fieldGroups(fields, typed.of, errors)}
${hasPhotos && html`<p class="help" role="status"></p>`}<div class="presses"><button type="submit" name="act" value="check">Ver cómo queda</button>
${removal && html`<button type="submit" class="quiet" name="act" value="${REMOVED}">${removal}</button>`}
<a href="${back}">Dejarlo como está</a></div></form>${form.below}${hasPhotos && html`<script>${raw(script)}</script>`}`,
  );
}

/** What would be published, in words, and the button that does it. */
function checkPage(
  form: DocumentForm,
  typed: Typed["of"],
  {
    words,
    warnings,
    pictures,
    canLook,
  }: {
    words: readonly string[];
    warnings: Html | false;
    /** The photographs, each with its file. */
    pictures: readonly { src: string; alt: string }[];
    canLook: boolean;
  },
  desk: Desk,
): Html {
  const { asItWillBe, fields, control, page, version, removal } = form;
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
${canLook && page.isThere(typed) && html`<button type="submit" class="quiet" name="act" value="look" formtarget="_blank">${page.label}<span class="unseen"> (en otra pestaña)</span></button>`}
<button type="submit" class="quiet" name="act" value="edit">Seguir cambiando</button></div></form>`,
  );
}

/** What stands in a newer form: what was typed in the older one, where that was changed. */
const movedTo =
  (now: DocumentForm, old: DocumentForm, typed: Typed["of"]): Typed["of"] =>
  (place) => {
    const field = now.fields.find((each) => each.place === place);
    const same = old.fields.find(
      ({ group, label }) => group === field?.group && label === field.label,
    );
    const from = field ? same?.place : place;
    return from !== undefined && typed(from).trim() !== writtenIn(old)(from)
      ? typed(from)
      : writtenIn(now)(place);
  };

/** Answers a press in a form: shows what is wrong or what would be published, the page as it would be, or publishes. */
export async function changeDocument(
  c: Context,
  options: Publishing,
  { form, desk, sent }: { form: DocumentForm; desk: Desk; sent: Sent },
): Promise<Response> {
  const commands = commandsFor(options, desk);
  const { chosen, files, problems: ofPhotos } = await chosenPhotos(c, options, form, sent);
  const isRemoved = Boolean(form.removal && (sent("act") === REMOVED || sent(REMOVED)));
  const typed = (place: string) =>
    place === REMOVED
      ? isRemoved
        ? "1"
        : ""
      : // A form that was opened before an update lacks what is new.
        (chosen.get(place) ?? sent(place, writtenIn(form)(place)));
  const answer = (what: Partial<Typed>, of = form, status: 200 | 422 = 422) =>
    formAnswer(c, of, { of: typed, ...what }, desk, status);
  if (sent("act") === "edit") return answer({}, form, 200);
  const problems = [...ofPhotos, ...(form.refused?.(typed) ?? [])];
  const texts = form.texts(typed, files);
  const draft = await commands.draft(texts, form.version);
  if (problems.length && !isRemoved)
    return answer({ problems: [...problems, ...("problems" in draft ? draft.problems : [])] });
  if ("problems" in draft) return answer(isRemoved ? withoutPlaces(form, draft.problems) : draft);
  if ("conflicts" in draft) return conflict(commands, form, typed, answer);
  const { current, documents } = draft;
  const words = form.words(current, documents);
  if (sent("act") === "look") {
    const page = await lookAt(c, options, documents, slugOf(form, typed));
    return page ?? answer({ problems: [NO_LOOK] });
  }
  const isPublishing = sent("act") === "publish";
  // A second tap.
  const published = () => c.redirect(form.after?.(typed) ?? listAt("publicado"), 303);
  if (!words.length && isPublishing) return published();
  if (!words.length)
    return answer({ notice: html`<p class="notice">No cambiaste nada.</p>` }, form, 200);
  if (!isPublishing) {
    const warnings = form.warnings?.(documents) ?? false;
    const canLook = Boolean(options.content.pageOf);
    const pictures = isRemoved ? [] : await picturesOf(options, form, typed);
    const shown = { words, warnings, pictures, canLook };
    if (form.page.isThere(typed)) expectLook(options, documents, slugOf(form, typed));
    return teamAnswer(c, checkPage(form, typed, shown, desk), 200, PICTURES);
  }
  const note = [form.name, ...words].join(". ");
  const answered = await publishFor(options, commands, texts, form.version, note);
  if ("problems" in answered) return answer(answered);
  if ("conflicts" in answered) return conflict(commands, form, typed, answer);
  return published();
}

/** What is wrong once a part is gone: the numbers of those behind it are no longer those of the form. */
const withoutPlaces = ({ labelOf }: DocumentForm, problems: readonly DocumentProblem[]) => ({
  problems: problems.map(({ place, mend }) => {
    const label = labelOf?.(place).replace(/ \(\d+\)$/, "");
    return { file: "", place: "", mend: [label, mend].filter(Boolean).join(": ") };
  }),
});

const slugOf = ({ page: { slug } }: DocumentForm, typed: Typed["of"]): string =>
  typeof slug === "string" ? slug : slug(typed);

/** The photographs of a form that were chosen now or before, what was taken away, and what is wrong with them. */
async function chosenPhotos(
  c: Context,
  { database, clock }: Publishing,
  form: DocumentForm,
  sent: Sent,
) {
  const chosen = new Map<string, string>();
  const problems: DocumentProblem[] = [];
  for (const field of photosOf(form)) {
    const { place } = field;
    const upload = { name: fileName(place), at: clock(), least: leastSide(field) };
    const given = await sentPicture(c, database, upload);
    if (given && "mend" in given)
      problems.push({ file: fileOf(documentOf(form, sent)), place, ...given });
    else if (given) chosen.set(place, given.photo);
    else if (sent(`${place}.remove`) === "1") chosen.set(place, "");
  }
  const names = photosOf(form).map(({ place }) => chosen.get(place) ?? sent(place));
  return { chosen, problems, files: await storedPictures(database, names.filter(Boolean)) };
}

async function picturesOf({ database }: Publishing, form: DocumentForm, typed: Typed["of"]) {
  const shown = photosOf(form).map(async ({ place }) => {
    const src = await pictureInPage(database, typed(place));
    return src ? [{ src, alt: typed(`${place}.alt`) }] : [];
  });
  return (await Promise.all(shown)).flat();
}

/** Somebody else has published the document since: what was typed goes into the form of what is shown now. */
async function conflict(
  commands: ContentCommands,
  form: DocumentForm,
  typed: Typed["of"],
  answer: (what: Partial<Typed>, of: DocumentForm) => Promise<Response> | Response,
): Promise<Response> {
  const shown = await commands.read();
  const now = form.again(shown);
  const { versions } = await commands.list();
  const author = versions.find(({ number }) => number === shown.version)?.author ?? "Alguien";
  const words = form.words(form.documents, shown.documents);
  const what = now
    ? "Abajo está lo de ahora con lo que tú cambiaste. Revísalo."
    : "Lo que cambiabas ya no está. Abajo queda lo que escribiste: cópialo si lo quieres guardar.";
  const notice = html`<div class="notice"><strong>No se publicó: ${authorWords(author)} publicó entretanto</strong>
<ul class="history">${words.map((line) => html`<li>${line}</li>`)}</ul>
${what}</div>`;
  return now ? answer({ notice, of: movedTo(now, form, typed) }, now) : answer({ notice }, form);
}
