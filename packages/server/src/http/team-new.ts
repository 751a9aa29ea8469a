import { type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { DocumentField } from "../content/document-fields";
import { withTyped } from "../content/typed-document";
import type { DocumentForm } from "./team-document";
import type { Typed } from "./team-fields";
import { fieldWords } from "./team-part";

/** A document that is added: a trip or a story, whose address is its name. */
interface NewDocument {
  given: Pick<DocumentForm, "documents" | "version">;
  folder: "trips" | "stories";
  /** `Otro viaje como Guajira`. */
  name: string;
  asItWillBe: string;
  /** What it begins with, without an address. */
  begun: object;
  /** What of it need not be told. */
  known: object;
  fields: readonly DocumentField[];
  nameOf(document: object): string;
  /** Where its own form stands. */
  formOf(slug: string): string;
}

/** What the form of a document has that is added, hidden until it is shown. */
export function newDocumentForm({
  given: { documents, version },
  folder,
  name,
  asItWillBe,
  begun,
  known,
  fields,
  nameOf,
  formOf,
}: NewDocument) {
  const document = (typed: Typed["of"]) => `${folder}/${typed("slug").trim() || "nuevo"}`;
  const of = (all: Documents, key: string): object => Reflect.get(all, key);
  return {
    ...{ name, asItWillBe, document, documents, version, fields },
    texts: (typed) => ({ [document(typed)]: JSON.stringify(withTyped(begun, fields, typed)) }),
    // What else is to be changed is there.
    after: (typed) => formOf(typed("slug").trim()),
    refused(typed): DocumentProblem[] {
      const key = document(typed);
      const mend = "ya hay otro con esta dirección: escribe otra";
      return Object.hasOwn(documents, key) ? [{ file: fileOf(key), place: "slug", mend }] : [];
    },
    words: (before, after) =>
      Object.keys(after)
        .filter((key) => key.startsWith(`${folder}/`) && !Object.hasOwn(before, key))
        .flatMap((key) => [
          `Se añade «${nameOf(of(after, key))}», oculto hasta que alguien lo muestre`,
          ...fieldWords(fields, known, of(after, key)),
        ]),
  } satisfies Partial<DocumentForm>;
}
