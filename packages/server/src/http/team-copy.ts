import { fileOf } from "@maloca/catalog/documents/check";
import { html } from "hono/html";
import { textsWithYear } from "../content/copy";
import { withChoices } from "../content/document-choices";
import { fieldsAt } from "../content/document-fields";
import { type DeskDocument, deskDocument } from "../content/document-kinds";
import { withTyped } from "../content/typed-document";
import type { Html } from "../html";
import { documentPath } from "./team-below";
import type { DocumentForm } from "./team-document";
import type { Typed } from "./team-fields";
import { fieldWords } from "./team-words";

/** What an address says in place of a part. */
export const COPY = "otro";

/** The form of a document that begins as another, hidden until it is shown; undefined where there is one only. */
export function copyForm(one: DeskDocument): DocumentForm | undefined {
  const { kind, document, documents, version, name, title, schema } = one;
  if (!kind.copy) return undefined;
  const { places } = kind.copy;
  const [folder = ""] = name.split("/");
  const begun = kind.copy.begun(document as never);
  const season = Reflect.get(document, "season")?.start?.slice(0, 4);
  const fields = withChoices(
    fieldsAt(
      schema,
      begun,
      places.filter((place) => place !== "season" || season),
    ),
    documents,
    begun,
  );
  // What of it need not be told.
  const known = { ...begun };
  for (const key of ["slug", "season"]) Reflect.deleteProperty(known, key);
  const slugIn = (typed: Typed["of"]) => typed("slug").trim();
  const nameIn = (typed: Typed["of"]) => `${folder}/${slugIn(typed) || "nuevo"}`;
  const addedIn = (after: object) =>
    Object.keys(after).find((key) => !Object.hasOwn(documents, key));
  return {
    ...{ name: `${kind.copy.title} como ${title}`, document: nameIn, documents, version, fields },
    asItWillBe: `Así se añade: ${kind.copy.title}`,
    intro: html`<p class="lead">Nadie lo ve hasta que lo muestres. Lo que aquí no se pregunta empieza como en ${title}.</p>`,
    slugOf: () => undefined,
    back: documentPath(name),
    texts: (typed) => ({ [nameIn(typed)]: JSON.stringify(withTyped(begun, fields, typed)) }),
    // What else is to be changed is there.
    after: (typed) => documentPath(nameIn(typed)),
    refused(typed) {
      const key = nameIn(typed);
      const mend = "ya hay otro con esta dirección: escribe otra";
      return Object.hasOwn(documents, key) ? [{ file: fileOf(key), place: "slug", mend }] : [];
    },
    words: (before, after) =>
      Object.keys(after)
        .filter((key) => key.startsWith(`${folder}/`) && !Object.hasOwn(before, key))
        .flatMap((key) => [
          `Se añade «${deskDocument({ documents: after, version }, key)?.title}», oculto hasta que alguien lo muestre`,
          ...fieldWords(fields, known, Reflect.get(after, key)),
        ]),
    warnings: (after) => staleNotice(season, Reflect.get(after, addedIn(after) ?? "")),
    again(shown) {
      const now = deskDocument(shown, name);
      return now && copyForm(now);
    },
  };
}

/** Names the texts of a trip that have the year in which it was, once its dates are in another. */
export function staleNotice(year: string | undefined, moved: object | undefined): Html | false {
  const season = moved && Reflect.get(moved, "season");
  if (!year || !moved || season?.start.startsWith(year)) return false;
  const texts = textsWithYear(moved, year).map((line) => line.replace(/^[^:]*: /, ""));
  return (
    texts.length > 0 &&
    html`<div class="notice"><strong>Estos textos nombran el año de antes</strong><ul class="history">${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`
  );
}
