import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { withTyped } from "../content/document-fields";
import { type TextsPart, textsFields, textsLabel, textsParts } from "../content/texts-fields";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import { addPartForms, partAddress } from "./team-form-routes";
import { type DeskRoutes, deskPage } from "./team-page";
import { fieldWords } from "./team-part";
import type { Publishing } from "./team-publish";
import { TEXTS_NAME, TEXTS_PATH } from "./team-sold";

const pathOf = ({ name }: TextsPart) => partAddress(TEXTS_PATH, name);

/** The form of an address; undefined if there is none. */
function formAt(
  { documents, version }: Pick<DocumentForm, "documents" | "version">,
  name: string,
): DocumentForm | undefined {
  const part = textsParts(documents)
    .flatMap(({ parts }) => parts)
    .find((one) => one.name === name);
  if (!part) return undefined;
  const { title, document, slug } = part;
  const fields = textsFields(part, documents);
  const of = (all: Documents): object => Reflect.get(all, document);
  return {
    ...{ name: title, document, documents, version, fields },
    asItWillBe: `Así queda ${title}`,
    intro: html``,
    page: {
      slug,
      label: "Ver la página",
      isThere: () =>
        !slug.startsWith("blog/") || documents.home.blog.stories.includes(slug.slice(5)),
    },
    back: TEXTS_PATH,
    texts: (typed, files) => ({
      [document]: JSON.stringify(withTyped(of(documents), fields, typed, files)),
    }),
    words: (before, after) => fieldWords(fields, of(before), of(after)),
    again: (shown) => formAt(shown, name),
  };
}

const listPage = (documents: Documents): Html =>
  deskPage(
    TEXTS_NAME,
    html`<h1>${TEXTS_NAME}</h1>
<p class="lead">Los de cada viaje están en «Lo que se vende».</p>
${textsParts(documents).map(
  ({ title, parts }) => html`<h2>${title}</h2>
<ul class="waiting">${parts.map(
    (part) => html`<li><h3><a href="${pathOf(part)}">${part.title}</a></h3></li>
`,
  )}</ul>
`,
)}`,
  );

/** The pages where a colleague changes the texts of the home page, the consultancy and the stories. */
export const addTextsRoutes = (routes: DeskRoutes, options: Publishing): void =>
  addPartForms(routes, options, {
    ...{
      path: TEXTS_PATH,
      list: ({ documents }) => listPage(documents),
      formAt,
      labelOf: textsLabel,
    },
  });
