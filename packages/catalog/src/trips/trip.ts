import type { Price } from "../price";
import { monthsOfSeason } from "../season";
import type { PackageDocument } from "./package-document";
import type { ShownPicture } from "./picture";
import type { TripDocument, VolunteeringDocument } from "./trip-document";

// A trip as pages, widgets and server read it: its document (`trip-document.ts` says what each field is) with
// drawings, dates and rates in place of their names. `from-document.ts` makes it.

type Document = Omit<TripDocument, "card" | "copPerUsd">;

/** A package as its card shows it. */
export type TripPackage = Omit<PackageDocument, "price" | "image"> & {
  price: Price;
  image?: ShownPicture;
};

/** Lodging and features of a part of the trip. */
export type Stage = NonNullable<TripPackage["stages"]>[number];

/** A figure or a short fact in large type: `{ value: "9", label: "grupos étnicos" }`. */
export interface Fact {
  value: string;
  label: string;
}

/** One line of the facts card. {@link tripFact} finds it by its key. */
export interface TripFact extends Fact {
  key: Document["facts"][number]["key"];
}

export type Points = NonNullable<Document["highlights"]>;
export type Point = Points["items"][number];

type Card = TripDocument["card"];

/** A card among the home page's destinations. It shows the rest from its trip. */
export type DestinationCard = Extract<Card, { list: "destinations" }>;

/** A card among the home page's trips with fixed dates. */
export type SeasonalCard = Extract<Card, { list: "seasonal" }>;

type EventDocument = NonNullable<Document["event"]>;

/** An event at night with several kinds of tickets. */
export type TicketedEvent = Omit<EventDocument, "tiers"> & {
  tiers: readonly (Omit<EventDocument["tiers"][number], "price"> & { price: Price })[];
};

export type Itinerary = NonNullable<Document["itinerary"]>;
/** The colours of a trip's page, taken from its artwork. */
export type Palette = NonNullable<Document["palette"]>;

/** The layout of a trip's page: variants of its sections, and their order. */
export type TripPageVariants = Required<NonNullable<Document["page"]>>;

/** The sections of a trip page below its hero. */
export type SectionName = TripPageVariants["order"][number];

/** The content of a trip's page (docs/product.md, "Trip pages"). Components do not depend on single trips. */
export type Trip = Omit<Document, "hero" | "facts" | "gallery" | "packages" | "event"> & {
  hero: Omit<Document["hero"], "image"> & { image: ShownPicture };
  facts: readonly TripFact[];
  gallery: readonly ShownPicture[];
  packages: readonly TripPackage[];
  event?: TicketedEvent;
};

/** A trip that the home page lists. */
export type ListedTrip = Trip & { card: Card };

/** What happens in the sea in some months, such as the whales' visit. */
export type SeaSeason = VolunteeringDocument["seasons"][number];

/** A trip with a calendar of its own; its places are asked for by message. */
export type Volunteering = Trip &
  Pick<VolunteeringDocument, "seasons" | "buttons" | "students" | "calendar" | "album">;

/** The trip in a few words: `La Guajira`, `Velitas en el Chocó`. */
export const tripName = ({ name, destination }: Pick<Trip, "name" | "destination">) =>
  name ?? destination;

/** The months in which the trip is possible; undefined if it is the whole year. */
export const tripMonths = ({ season, months }: Pick<Trip, "season" | "months">) =>
  season ? monthsOfSeason(season) : months;

/** The value of a fact, if the trip states it. */
export const tripFact = ({ facts }: Pick<Trip, "facts">, wanted: TripFact["key"]) =>
  facts.find(({ key }) => key === wanted)?.value;

/**
 * Whether a sum for several people assumes that the price is per person, because the operator does not
 * say it (docs/decisions.md, "Price units").
 */
export const assumesUnit = ({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">) =>
  !priceUnit && !packages.some(({ price }) => price.kind === "group");
