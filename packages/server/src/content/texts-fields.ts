import { consultancyDocument } from "@maloca/catalog/documents/consultancy-document";
import type { Documents } from "@maloca/catalog/documents/documents";
import { homeDocument } from "@maloca/catalog/documents/home-document";
import { storyDocument } from "@maloca/catalog/documents/story-document";
import * as z from "zod";
import { type DocumentField, fieldsAt, labelIn } from "./document-fields";

/** The places of a story's form. */
const OF_STORY = [
  "title",
  "description",
  "eyebrow",
  "lead",
  "date",
  "card",
  "facts",
  "pieces",
  "next",
];

const STORY = /^stories\/([a-z][a-z0-9-]*)$/;

/** A form of texts: of a section of a page, or of a story. */
export interface TextsPart {
  /** In the form's address: `home.problem`, `stories/el-salto`. */
  name: string;
  title: string;
  /** The document, and what of it the form has. */
  document: string;
  places: readonly string[];
  schema: z.ZodObject;
  /** The page that shows it, without its first slash. */
  slug: string;
}

const sectionsOf = (document: string, slug: string, schema: z.ZodObject): TextsPart[] =>
  Object.entries<z.ZodType>(schema.shape).flatMap(([key, section]) => {
    const title = section.meta()?.title;
    return section instanceof z.ZodObject && title
      ? { name: `${document}.${key}`, title, document, places: [key], schema, slug }
      : [];
  });

const ofHome = sectionsOf("home", "", homeDocument);
const ofConsultancy = sectionsOf("consultancy", "consultoria", consultancyDocument);

const storyPart = (document: string, title: string): TextsPart => ({
  ...{ name: document, title, document, places: OF_STORY, schema: storyDocument },
  slug: `blog/${STORY.exec(document)?.[1]}`,
});

/** All forms of texts, those of a page together. */
export const textsParts = (documents: Documents): { title: string; parts: TextsPart[] }[] => [
  { title: "Página de inicio", parts: ofHome },
  { title: "Consultoría", parts: ofConsultancy },
  {
    title: "Historias",
    parts: Object.entries(documents).flatMap(([name, document]) =>
      STORY.test(name) && "title" in document ? storyPart(name, document.title) : [],
    ),
  },
];

/** The name of the part of a section that has a field; empty where the section itself has it. */
function partOf({ place, group }: DocumentField, { schema, title }: TextsPart): string {
  // A person of a list has a name of its own.
  if (group !== title) return group;
  const path = place.split(".").slice(0, -1);
  const item = path.findIndex((key) => /^\d+$/.test(key));
  const parts = item < 0 ? path : path.slice(0, item);
  const names = parts.slice(1).map((_, at) => labelIn(schema, parts.slice(0, at + 2).join(".")));
  return names.filter(Boolean).at(-1) ?? "";
}

/** The fields of a form. */
export const textsFields = (part: TextsPart, documents: Documents): DocumentField[] =>
  fieldsAt(part.schema, Reflect.get(documents, part.document), part.places).map((field) => ({
    ...field,
    group: partOf(field, part),
  }));

/** The label of a place, of whatever document: for what was typed and not published. */
export const textsLabel = (place: string): string =>
  [homeDocument, consultancyDocument, storyDocument]
    .map((schema) => labelIn(schema, place))
    .find(Boolean) ?? "";
