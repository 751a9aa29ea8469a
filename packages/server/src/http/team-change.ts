import { type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentCommands } from "../content/commands";
import { storedPictures } from "../content/pictures";
import { teamAnswer } from "./team-answers";
import {
  checkPage,
  type DocumentForm,
  documentOf,
  formAnswer,
  photosOf,
  REMOVED,
  writtenIn,
} from "./team-document";
import type { Typed } from "./team-fields";
import { authorWords, type Desk, type Sent } from "./team-page";
import { fileName, leastSide, PICTURES, pictureInPage, sentPicture } from "./team-pictures";
import {
  commandsFor,
  expectLook,
  lookAt,
  NO_LOOK,
  type Publishing,
  publishFor,
} from "./team-publish";
import { listAt } from "./team-sold";

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
  const slug = form.slugOf(typed);
  if (sent("act") === "look") {
    const page = slug !== undefined && (await lookAt(c, options, documents, slug));
    return page || answer({ problems: [NO_LOOK] });
  }
  const isPublishing = sent("act") === "publish";
  // A second tap.
  const published = () => c.redirect(form.after?.(typed) ?? listAt("publicado"), 303);
  if (!words.length && isPublishing) return published();
  if (!words.length)
    return answer({ notice: html`<p class="notice">No cambiaste nada.</p>` }, form, 200);
  if (!isPublishing) {
    const warnings = form.warnings?.(documents) ?? false;
    const canLook = Boolean(options.content.pageOf) && slug !== undefined;
    const pictures = isRemoved ? [] : await picturesOf(options, form, typed);
    const shown = { words, warnings, pictures, canLook };
    if (slug !== undefined) expectLook(options, documents, slug);
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
