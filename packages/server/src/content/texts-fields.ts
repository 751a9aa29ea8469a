import { tripName } from "@maloca/catalog";
import { consultancyDocument } from "@maloca/catalog/documents/consultancy-document";
import type { Documents } from "@maloca/catalog/documents/documents";
import { homeDocument } from "@maloca/catalog/documents/home-document";
import { type StoryDocument, storyDocument } from "@maloca/catalog/documents/story-document";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { tripDocument, volunteeringDocument } from "@maloca/catalog/trips/trip-document";
import * as z from "zod";
import { type DocumentField, fieldsAt } from "./document-fields";
import { labelIn, unwrapped } from "./schema-walk";
import { type SoldDocument, tripFields } from "./trip-fields";

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
  /** The parts with pictures that have a form here. */
  pictured: readonly string[];
  /** The page that shows it, without its first slash. */
  slug: string;
  /** The trip that has it, whose first form has the other fields. */
  trip?: SoldDocument;
}

/** The story that a part is; undefined of others. */
export const storyOf = ({ slug }: TextsPart): string | undefined => /^blog\/(.+)$/.exec(slug)?.[1];

const sectionsOf = (document: string, slug: string, schema: z.ZodObject): TextsPart[] =>
  Object.entries<z.ZodType>(schema.shape).flatMap(([key, section]) => {
    const title = section.meta()?.title;
    return section instanceof z.ZodObject && title
      ? {
          name: `${document}.${key}`,
          title,
          document,
          places: [key],
          pictured: [key],
          schema,
          slug,
        }
      : [];
  });

const ofHome = sectionsOf("home", "", homeDocument);
const ofConsultancy = sectionsOf("consultancy", "consultoria", consultancyDocument);

const storyPart = (document: string, title: string): TextsPart => ({
  ...{ name: document, title, document, places: OF_STORY, schema: storyDocument },
  pictured: ["image", "card", "pieces"],
  slug: `blog/${STORY.exec(document)?.[1]}`,
});

/** What the form of a trip's texts has, in the order of its page, where the trip has it. */
const OF_TRIP = [
  ...["name", "destination", "concept", "fixedConcept", "title", "hero", "figures", "facts"],
  ...["about", "highlights", "experiences", "ecolodge", "galleryTitle", "packageWords", "event"],
  ...["note", "steps", "itinerary.title", "itinerary.placeholder", "itinerary.ask", "donation"],
  ...["callToAction", "card", "seasons", "weeks"],
];

function tripPart(document: string, trip: SoldDocument): TextsPart {
  const schema: z.ZodObject = "card" in trip ? tripDocument : volunteeringDocument;
  const places = OF_TRIP.filter((place) => {
    const [key = "", below] = place.split(".");
    const isGroup = below || unwrapped(schema.shape[key] ?? z.never()).inner instanceof z.ZodObject;
    return key in schema.shape && (!isGroup || key in trip);
  });
  const title = `Textos de ${tripName(tripOf(trip))}`;
  return { name: document, title, document, places, pictured: [], schema, slug: trip.slug, trip };
}

/** The forms of {@link textsParts}, and those of trips. */
export const allTextsParts = (documents: Documents): TextsPart[] => [
  ...textsParts(documents).flatMap(({ parts }) => parts),
  ...Object.entries(documents).flatMap(([name, document]) =>
    name.startsWith("trips/") ? tripPart(name, document as SoldDocument) : [],
  ),
];

/** The forms of texts that are no trip's, those of a page together. */
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

/** What a story begins with that is added: the pictures and colours of another, and one paragraph. */
export function newStory(documents: Documents): { begun: object; fields: DocumentField[] } {
  const [like] = Object.entries(documents).flatMap(([name, story]) =>
    STORY.test(name) ? [story as StoryDocument] : [],
  );
  const { layout, image, palette, card } = like as StoryDocument;
  const begun = {
    ...{ layout, image, palette, card: { picture: card.picture } },
    ...{ pieces: [{ kind: "text" }], pending: [] },
  };
  const places = ["title", "slug", "description", "eyebrow", "lead", "date", "card", "pieces"];
  return { begun, fields: fieldsAt(storyDocument, begun, places) };
}

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
export function textsFields(part: TextsPart, documents: Documents): DocumentField[] {
  const elsewhere = new Set(part.trip && tripFields(part.trip).map(({ place }) => place));
  return fieldsAt(part.schema, Reflect.get(documents, part.document), part.places, "groups")
    .filter(({ place }) => !elsewhere.has(place))
    .map((field) => ({ ...field, group: partOf(field, part) }));
}

/** The label of a place, of whatever document: for what was typed and not published. */
export const textsLabel = (place: string): string =>
  [homeDocument, consultancyDocument, storyDocument, tripDocument, volunteeringDocument]
    .map((schema) => labelIn(schema, place))
    .find(Boolean) ?? "";
