import { HOME } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { fieldsAt } from "../content/document-fields";
import {
  type DocumentList,
  freshItem,
  isFreshWhole,
  listsAt,
  nameOfItem,
  wayOf,
} from "../content/document-lists";
import { ADDED, partsOf } from "../content/document-parts";
import {
  allTextsParts,
  newStory,
  storyOf,
  type TextsPart,
  textsFields,
  textsLabel,
  textsParts,
} from "../content/texts-fields";
import { withTrips } from "../content/trip-choices";
import { withTyped } from "../content/typed-document";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import { addPartForms, partAddress } from "./team-form-routes";
import { newDocumentForm } from "./team-new";
import { type DeskRoutes, deskPage } from "./team-page";
import { fieldWords, partForm } from "./team-part";
import type { Publishing } from "./team-publish";
import { shownAs, shownControl, shownWords, willBeShown } from "./team-shown";
import { soldPath, TEXTS_NAME, TEXTS_PATH } from "./team-sold";
import { pageOf, picturesOf } from "./team-text-photos";

type Given = Pick<DocumentForm, "documents" | "version">;

const pathOf = (name: string, from?: number) => partAddress(TEXTS_PATH, name, from);

const documentIn = (all: Documents, { document }: TextsPart): object => Reflect.get(all, document);

const listsOf = (part: TextsPart, documents: Documents): DocumentList[] =>
  listsAt(part.schema, documentIn(documents, part), part.places);

/** Where a part's form is left. */
const backOf = ({ trip, slug }: TextsPart) => (trip ? soldPath(slug) : TEXTS_PATH);

/** The form of an address; undefined if there is none. */
function formAt(given: Given, name: string, from: string): DocumentForm | undefined {
  const parts = allTextsParts(given.documents);
  const part = parts.find((one) => one.name === name);
  if (part) return storyOf(part) ? storyForm(given, part) : sectionForm(given, part);
  if (name === NEW_STORY) return newStoryForm(given);
  const [, list, at = ""] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  for (const one of parts)
    for (const kind of listsOf(one, given.documents))
      if (`${one.document}.${kind.place}` === list) return itemForm(given, one, kind, { at, from });
  return undefined;
}

function sectionForm({ documents, version }: Given, part: TextsPart): DocumentForm {
  const { name, title, document } = part;
  const fields = textsFields(part, documents);
  const before = documentIn(documents, part);
  return {
    ...{ name: title, document, documents, version, fields, labelOf: textsLabel },
    asItWillBe: `Así queda ${title}`,
    intro: html``,
    below: html`${listsOf(part, documents).map((list) => itemsOf(part, list, before))}${picturesOf(part, { documents, version })}`,
    page: pageOf(part, documents),
    back: backOf(part),
    texts: (typed, files) => ({
      [document]: JSON.stringify(withTyped(before, fields, typed, files)),
    }),
    words: (then, now) =>
      fieldWords(fields, documentIn(then, part), documentIn(now, part), "", textsLabel),
    again: (shown) => formAt(shown, name, ""),
  };
}

/** The form of a story, which also says whether the site shows it. */
function storyForm(given: Given, part: TextsPart): DocumentForm {
  const form = sectionForm(given, part);
  const { home } = given.documents;
  const story = storyOf(part) ?? "";
  return {
    ...form,
    control: shownControl(home.blog.stories.includes(story)),
    page: { ...form.page, isThere: willBeShown },
    texts(typed, files) {
      const stories = shownAs(home.blog.stories, story, typed);
      const shown = stories && { ...home, blog: { ...home.blog, stories } };
      return { ...form.texts(typed, files), ...(shown && { [HOME]: JSON.stringify(shown) }) };
    },
    words: (then, now) => [
      ...form.words(then, now),
      ...shownWords(story, then.home.blog.stories, now.home.blog.stories),
    ],
    again: (shown) => formAt(shown, part.name, ""),
  };
}

/** In the address of the form where a story is added. */
const NEW_STORY = `stories/${ADDED}`;

/** A story begins with the pictures of another, and no text. */
function newStoryForm(given: Given): DocumentForm {
  const { begun, fields } = newStory(given.documents);
  return {
    ...newDocumentForm({
      ...{ given, folder: "stories", begun, known: begun, fields },
      ...{ name: "Una historia más", asItWillBe: "Así se añade la historia" },
      formOf: (slug) => pathOf(`stories/${slug}`),
      nameOf: (story) => String(Reflect.get(story, "title")),
    }),
    intro: html`<p class="lead">Nadie la ve hasta que la muestres. Los demás párrafos se añaden después, uno a uno.</p>`,
    page: { slug: "", label: "", isThere: () => false },
    back: TEXTS_PATH,
    again: newStoryForm,
  };
}

/** The items of a list, with the way to the form of each. */
function itemsOf({ document }: TextsPart, list: DocumentList, before: object): Html {
  const items = partsOf(before, list.place);
  const own = `${document}.${list.place}`;
  return html`<h2>${list.title}</h2>
<ul class="waiting">${items.map((item, at) => {
    const path = pathOf(`${own}.${at}`);
    return html`<li><h3><a href="${path}">${nameOfItem(list, item)}</a></h3></li>
`;
  })}</ul>
${addedTo(own, list, items)}`;
}

/** The ways to add an item, as the last or after another. */
function addedTo(own: string, list: DocumentList, items: readonly object[], after?: number): Html {
  if (items.length >= list.most) return html`<p>Caben ${list.most}.</p>`;
  const where = after === undefined ? "" : " después";
  const ways = [...list.items].map(([one, kind], way) => {
    const path = pathOf(`${own}.${ADDED}${way}`, after);
    return isFreshWhole(kind, items.at(-1)) && html`<a href="${path}">Añadir ${one}${where}</a> `;
  });
  return html`<p class="ways">${ways}</p>
`;
}

/** The form of an item of a list, or of one that is added: its address says in which way. */
function itemForm(
  given: Given,
  part: TextsPart,
  list: DocumentList,
  { at, from }: { at: string; from: string },
): DocumentForm | undefined {
  const { document, schema, name } = part;
  const items = partsOf(documentIn(given.documents, part), list.place);
  const isAdded = at.startsWith(ADDED);
  const [one, kind] =
    (isAdded
      ? [...list.items][Number(at.slice(ADDED.length))]
      : wayOf(list, items[Number(at)] ?? {})) ?? [];
  if (!one || !kind) return undefined;
  const own = `${document}.${list.place}`;
  return partForm(
    given,
    {
      ...{ document, list: list.place, one, labelOf: textsLabel },
      ...{ least: list.least, most: list.most },
      fields: ({ documents }, changed, places) =>
        withTrips(fieldsAt(schema, changed, places), documents),
      nameOf: (item) => nameOfItem(list, item),
      fresh: (other) => freshItem(kind, other),
    },
    { at: isAdded ? ADDED : at, from },
    {
      intro: html`<p>${list.title.startsWith(part.title) ? list.title : `${part.title}. ${list.title}`}</p>
${!isAdded && addedTo(own, list, items, Number(at))}`,
      back: pathOf(name),
      page: pageOf(part, given.documents),
    },
  );
}

const listPage = (documents: Documents): Html =>
  deskPage(
    TEXTS_NAME,
    html`<h1>${TEXTS_NAME}</h1>
<p class="lead">Los de cada viaje están en «Lo que se vende».</p>
${textsParts(documents).map(
  ({ title, parts }) => html`<h2>${title}</h2>
<ul class="waiting">${parts.map(
    (
      part,
    ) => html`<li><h3><a href="${pathOf(part.name)}">${part.title}</a></h3>${!pageOf(part, documents).isThere(() => "") && html`<p>oculta</p>`}</li>
`,
  )}</ul>
`,
)}
<p><a class="button quiet" href="${pathOf(NEW_STORY)}">Añadir una historia</a></p>`,
  );

/** The pages where a colleague changes the texts of the home page, the consultancy and the stories. */
export const addTextsRoutes = (routes: DeskRoutes, options: Publishing): void =>
  addPartForms(routes, options, {
    path: TEXTS_PATH,
    list: ({ documents }) => listPage(documents),
    formAt: (given, part, _, from) => formAt(given, part, from),
    labelOf: textsLabel,
  });
