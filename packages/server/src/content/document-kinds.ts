import { tripName } from "@maloca/catalog";
import { COMPANY, CONSULTANCY, HOME, TRUST } from "@maloca/catalog/documents/check";
import { companyDocument } from "@maloca/catalog/documents/company-document";
import { consultancyDocument } from "@maloca/catalog/documents/consultancy-document";
import type { Documents } from "@maloca/catalog/documents/documents";
import { homeDocument } from "@maloca/catalog/documents/home-document";
import { type StoryDocument, storyDocument } from "@maloca/catalog/documents/story-document";
import { trustDocument } from "@maloca/catalog/documents/trust-document";
import { tripOf } from "@maloca/catalog/trips/from-document";
import {
  type TripDocument,
  tripDocument,
  type VolunteeringDocument,
  volunteeringDocument,
} from "@maloca/catalog/trips/trip-document";
import type * as z from "zod";
import { copyTrip } from "./copy";
import { type DocumentField, fieldsAt } from "./document-fields";
import { type Children, childrenAt } from "./document-lists";
import { labelAbove, valueAt } from "./schema-walk";
import { withNamesFollowed } from "./trip-parts";
import { withValue } from "./typed-document";

// The kinds of documents, and what of each the desk changes: all else is its schema's.

export type SoldDocument = TripDocument | VolunteeringDocument;

/** A document of the operator, as the desk changes it. */
export interface DeskDocument {
  /** `trips/guajira` */
  name: string;
  title: string;
  schema: z.ZodObject;
  document: object;
  /** The documents that it is one of, and their version. */
  documents: Documents;
  version: number;
  /** Its page of the site, without the first slash. */
  slug: string;
  kind: DocumentKind;
}

interface DocumentKind {
  schema: z.ZodObject;
  /** The places of its first form, which is on its own page, and of one for names and titles. */
  first: readonly string[];
  names?: readonly string[];
  /** Its parts that come with `content import` only. */
  without?: readonly string[];
  /** What is said above its first form. */
  intro?: string;
  /** Whether only the owner changes it. */
  isOwners?: true;
  /** The place of the home page's list that says whether the site shows it. */
  shownIn?: "trips" | "blog.stories";
  /** One more that begins as it. */
  copy?: { title: string; link: string; places: readonly string[]; begun(document: never): object };
  /** What of the document follows a change of one part. */
  follow?(before: object, after: object): object;
}

/** What of a trip changes in a year. */
const YEAR = [
  ...["season", "months", "hero.badge", "card.status", "card.badge", "card.advertisedUsd"],
  ...["packages.*.price", "packages.*.badge", "event.tiers.*.price", "weeks.price", "copPerUsd"],
  ...["payment", "priceNotes", "included", "notIncluded", "description", "hero.lead"],
  ...["about.paragraphs", "itinerary.frameUrl"],
];

const volunteering: DocumentKind = {
  schema: volunteeringDocument,
  first: YEAR,
  names: ["name", "destination", "concept", "fixedConcept", "title", "galleryTitle", "album"],
  // How its page is put together.
  without: ["page", "palette"],
  follow: withNamesFollowed,
};

/** Unlike volunteering, there may be several, and each may be hidden. */
const trip: DocumentKind = {
  ...volunteering,
  schema: tripDocument,
  shownIn: "trips",
  copy: {
    title: "Otro viaje",
    link: "Otro viaje como este",
    places: ["slug", "destination", "name", "title", "season"],
    begun(document: TripDocument) {
      const { season } = document;
      const year = Number(season?.start.slice(0, 4)) + 1;
      return copyTrip(document, "", season && { year });
    },
  },
};

const story: DocumentKind = {
  schema: storyDocument,
  first: ["title", "description", "eyebrow", "lead", "date"],
  without: ["palette"],
  shownIn: "blog.stories",
  copy: {
    title: "Otra historia",
    link: "Otra historia como esta",
    places: ["title", "slug", "description", "eyebrow", "lead", "date", "card", "pieces"],
    begun: ({ layout, image, palette, card }: StoryDocument) => ({
      ...{ layout, image, palette, card: { picture: card.picture } },
      ...{ pieces: [{ kind: "text" }], pending: [] },
    }),
  },
};

const single: Readonly<Record<string, DocumentKind & { title: string; slug: string }>> = {
  [HOME]: { title: "Página de inicio", slug: "", schema: homeDocument, first: [] },
  [CONSULTANCY]: {
    ...{ title: "Consultoría", slug: "consultoria", schema: consultancyDocument },
    first: ["title", "description"],
  },
  [TRUST]: {
    ...{ title: "Anfitriones, fotos de viajeros y reseñas", slug: "", schema: trustDocument },
    first: ["rntUrl", "answerTime"],
    intro:
      "Lo que hace que alguien confíe. Solo de quien aceptó aparecer, y de ningún menor sin la palabra escrita de sus padres.",
  },
  [COMPANY]: {
    ...{ title: "Datos de la empresa", slug: "", schema: companyDocument, isOwners: true },
    first: Object.keys(companyDocument.shape).filter((key) => key !== "pictures"),
    intro: "Lo dicen el sitio, los widgets, los correos y las políticas.",
  },
};

/** A document by its name; undefined if there is none. */
export function deskDocument(
  { documents, version }: Pick<DeskDocument, "documents" | "version">,
  name: string,
): DeskDocument | undefined {
  const document = Object.hasOwn(documents, name) && Reflect.get(documents, name);
  if (!document) return undefined;
  const given = { name, document, documents, version };
  const [, folder, slug = ""] = /^(trips|stories)\/(.+)$/.exec(name) ?? [];
  if (folder === "trips") {
    const kind = "card" in document ? trip : volunteering;
    return {
      ...given,
      slug,
      kind,
      schema: kind.schema,
      title: tripName(tripOf(document as SoldDocument)),
    };
  }
  if (folder)
    return {
      ...given,
      slug: `blog/${slug}`,
      kind: story,
      schema: storyDocument,
      title: document.title,
    };
  const kind = single[name];
  return kind && { ...given, kind, ...kind };
}

/** All documents in a folder. */
export const documentsIn = (given: Pick<DeskDocument, "documents" | "version">, folder: string) =>
  Object.keys(given.documents).flatMap((name) =>
    name.startsWith(`${folder}/`) ? (deskDocument(given, name) ?? []) : [],
  );

/** The fields of its first form; what its document has not got, and cannot have, is not asked for. */
export const firstFields = ({ kind, schema, document }: DeskDocument): DocumentField[] => {
  const isDated = "season" in document || valueAt(document, "card.list") === "seasonal";
  const places = kind.first.filter((place) =>
    place === "season" ? isDated : place !== "months" || "months" in document,
  );
  return fieldsAt(schema, document, places);
};

/** What of a document has forms of its own below a place; nothing is below the whole but what its first form lacks. */
export const formsBelow = (
  { kind, document }: DeskDocument,
  schema: z.ZodType,
  place: string,
): Children => childrenAt(schema, document, place, [...kind.first, ...(kind.without ?? [])]);

/** Whether the site shows a document; null where that has no sense. */
export const isShown = ({ kind, documents, slug }: DeskDocument): boolean | null =>
  kind.shownIn ? listed(documents, kind.shownIn).includes(slug.replace(/^blog\//, "")) : null;

const listed = ({ home }: Documents, place: string) => valueAt(home, place) as readonly string[];

/** The home page with a document shown or hidden; the same where it is so already. */
export function homeWith(one: DeskDocument, shown: boolean): Documents["home"] {
  const { kind, documents, slug } = one;
  const own = slug.replace(/^blog\//, "");
  if (!kind.shownIn || isShown(one) === shown) return documents.home;
  const others = listed(documents, kind.shownIn).filter((each) => each !== own);
  return withValue(documents.home, kind.shownIn, shown ? [...others, own] : others) as never;
}

/** Documents whose site has a page, also where it is hidden. */
export function withPage(documents: Documents, slug: string): Documents {
  const name = slug.startsWith("blog/") ? slug.replace("blog", "stories") : `trips/${slug}`;
  const one = deskDocument({ documents, version: 0 }, name);
  return one && isShown(one) === false ? { ...documents, home: homeWith(one, true) } : documents;
}

/** The label of a place of whatever document: for what was typed and not published. */
export const labelOfPlace = (place: string): string =>
  [
    ...Object.values(single).map(({ schema }) => schema),
    storyDocument,
    tripDocument,
    volunteeringDocument,
  ]
    .map((schema) => labelAbove(schema, place))
    .find(Boolean) ?? "";
