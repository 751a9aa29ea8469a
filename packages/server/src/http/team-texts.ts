import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { withTyped } from "../content/document-fields";
import { type TextsPart, textsFields, textsLabel, textsParts } from "../content/texts-fields";
import type { Html } from "../html";
import { changeDocument, type DocumentForm, formAnswer, writtenIn } from "./team-document";
import { typedLines } from "./team-fields";
import { type DeskRoutes, deskPage } from "./team-page";
import { fieldWords } from "./team-part";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { teamAnswer } from "./team-session";
import { SOLD_PATH, TEXTS_NAME, TEXTS_PATH } from "./team-sold";

/** The name in a form's address of what it is about. */
const PART = "parte";

const pathOf = ({ name }: TextsPart) => `${TEXTS_PATH}?${new URLSearchParams({ [PART]: name })}`;

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
export function addTextsRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  page(TEXTS_PATH, async (desk, c) => {
    const shown = await commandsFor(options, desk).read();
    const name = c.req.query(PART);
    if (!name) return teamAnswer(c, listPage(shown.documents));
    const form = formAt(shown, name);
    return form ? formAnswer(c, form, { of: writtenIn(form) }, desk) : c.redirect(TEXTS_PATH, 303);
  });

  press(
    TEXTS_PATH,
    async (c, desk, sent) => {
      const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
      const form = formAt(shown, c.req.query(PART) ?? "");
      return form ? changeDocument(c, options, { form, desk, sent }) : c.redirect(SOLD_PATH, 303);
    },
    typedLines(textsLabel),
  );
}
