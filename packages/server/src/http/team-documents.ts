import { HOME } from "@maloca/catalog/documents/check";
import type { Context } from "hono";
import { html } from "hono/html";
import { withChoices } from "../content/document-choices";
import { fieldsAt } from "../content/document-fields";
import {
  type DeskDocument,
  deskDocument,
  firstFields,
  formsBelow,
  homeWith,
  isShown,
  labelOfPlace,
} from "../content/document-kinds";
import { labelAbove } from "../content/schema-walk";
import { withTyped } from "../content/typed-document";
import { COMPANY_PATH } from "../leads/team-access";
import { placeholderSettings } from "../placeholders";
import { teamAnswer } from "./team-answers";
import { belowOf, documentPath, NAMES } from "./team-below";
import { changeDocument } from "./team-change";
import { COPY, copyForm, staleNotice } from "./team-copy";
import { type DocumentForm, formAnswer, writtenIn } from "./team-document";
import { nameOfPlace, typedLines } from "./team-fields";
import { type Desk, type DeskRoutes, ownersPage } from "./team-page";
import { partForm } from "./team-part";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { shownControl, shownWords, willBeShown } from "./team-shown";
import { SOLD_PATH } from "./team-sold";
import { DOCUMENT_PATH } from "./team-uploads";
import { fieldWords } from "./team-words";

/** What an address says of the form with a document's names and titles. */
const TITLES = "titulos";

/** The form of an address: of a document, of a part of it, or of one more like it; undefined if there is none. */
function formAt(one: DeskDocument, part: string, from = ""): DocumentForm | undefined {
  if (!part) return wholeForm(one, "");
  if (part === TITLES) return one.kind.names && wholeForm(one, TITLES);
  return part === COPY ? copyForm(one) : partForm(one, part, from);
}

/** The form of what changes in a year, or of names and titles; the first also says whether the site shows it. */
function wholeForm(one: DeskDocument, part: "" | typeof TITLES): DocumentForm {
  const { name, title, kind, document, documents, version, schema, slug } = one;
  const shown = part ? null : isShown(one);
  const fields = withChoices(
    part ? fieldsAt(schema, document, kind.names ?? []) : firstFields(one),
    documents,
    document,
  );
  const of = (all: object): object => Reflect.get(all, name) ?? {};
  return {
    ...{ name: part ? `Nombres y títulos: ${title}` : title, document: name },
    ...{ documents, version, fields, asItWillBe: `Así queda: ${title}` },
    labelOf: (place) => labelAbove(schema, place),
    intro: introOf(one, fields, part),
    ...(!part && { below: belowOf(one, formsBelow(one, schema, "")) }),
    ...(shown !== null && { control: shownControl(shown) }),
    slugOf: () => slug,
    back: part ? documentPath(name) : SOLD_PATH,
    texts(typed, files) {
      const home = shown === null ? documents.home : homeWith(one, willBeShown(typed));
      return {
        [name]: JSON.stringify(withTyped(document, fields, typed, files)),
        ...(home !== documents.home && { [HOME]: JSON.stringify(home) }),
      };
    },
    words: (before, after) => [
      ...fieldWords(fields, of(before), of(after), "", (place) => labelAbove(schema, place)),
      ...shownWords(
        deskDocument({ documents: before, version }, name),
        deskDocument({ documents: after, version }, name),
      ),
    ],
    warnings: (after) =>
      staleNotice(Reflect.get(document, "season")?.start?.slice(0, 4), of(after)),
    again(now) {
      const other = deskDocument(now, name);
      return other && wholeForm(other, part);
    },
  };
}

function introOf(
  { name, kind, documents }: DeskDocument,
  fields: DocumentForm["fields"],
  part: string,
) {
  if (part) return html`<p><a href="${documentPath(name)}">Todo lo demás</a></p>`;
  const placeholders = kind.isOwners ? placeholderSettings(documents.company) : [];
  return html`${kind.intro && html`<p class="lead">${kind.intro}</p>`}
<p class="ways">${kind.names && html`<a href="${documentPath(name, TITLES)}">Nombres y títulos</a> `}${kind.copy && html`<a href="${documentPath(name, COPY)}">${kind.copy.link}</a>`}</p>
${placeholders.length > 0 && html`<div class="notice"><strong>Todavía son de ejemplo</strong>${placeholders.map((place) => nameOfPlace(fields, place)).join(" · ")}</div>`}`;
}

/** The pages where colleagues change the documents of the site, see them in words and publish them. */
export function addDocumentRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  const asked = (c: Context) => {
    const [name = "", part = "", from = ""] = Object.values(NAMES).map((key) => c.req.query(key));
    return { name, part, from };
  };

  /** The form of an address, or the answer where there is none for this colleague. */
  async function formFor(c: Context, desk: Desk, version?: number) {
    const { name, part, from } = asked(c);
    const one = deskDocument(await commandsFor(options, desk).read(version), name);
    if (one?.kind.isOwners && !desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const form = one && formAt(one, part, from);
    return form ?? c.redirect(one ? documentPath(name) : SOLD_PATH, 303);
  }

  page(DOCUMENT_PATH, async (desk, c) => {
    const form = await formFor(c, desk);
    return form instanceof Response ? form : formAnswer(c, form, { of: writtenIn(form) }, desk);
  });

  // The address that messages name.
  page(COMPANY_PATH, (_, c) => c.redirect(documentPath("company"), 303));

  press(
    DOCUMENT_PATH,
    async (c, desk, sent) => {
      const form = await formFor(c, desk, versionIn(sent("version")));
      return form instanceof Response ? form : changeDocument(c, options, { form, desk, sent });
    },
    typedLines(labelOfPlace),
  );
}
