import {
  type TripDocument,
  tripDocument,
  type VolunteeringDocument,
  volunteeringDocument,
} from "@maloca/catalog/trips/trip-document";
import { type DocumentField, fieldsAt } from "./document-fields";
import { labelIn } from "./schema-walk";

export type SoldDocument = TripDocument | VolunteeringDocument;

/** What changes in a year, in the order of the desk's form. */
const PLACES = [
  "season",
  "hero.badge",
  "card.status",
  "card.badge",
  "card.advertisedUsd",
  "packages.*.price",
  "packages.*.badge",
  "event.tiers.*.price",
  ...["weeks.price", "weeks.title", "weeks.text", "weeks.button"],
  "copPerUsd",
  "payment",
  "priceNotes",
  "included",
  "notIncluded",
  "description",
  "hero.lead",
  "about.paragraphs",
  ...["callToAction.text", "buttons", "students", "calendar", "album"],
  "itinerary.frameUrl",
];

/** The fields of a trip that the desk changes. */
export function tripFields(document: SoldDocument): DocumentField[] {
  const schema = "card" in document ? tripDocument : volunteeringDocument;
  const isDated = document.season || ("card" in document && document.card.list === "seasonal");
  const places = PLACES.filter((place) => isDated || place !== "season");
  return fieldsAt(schema, document, places);
}

/** The label of a place, of whatever trip: for what was typed and not published. */
export const labelOf = (place: string): string =>
  labelIn(tripDocument, place) || labelIn(volunteeringDocument, place);
