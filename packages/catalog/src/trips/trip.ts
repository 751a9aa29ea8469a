import type { Duration } from "../duration";
import type { Price } from "../price";
import type { PaymentTerms } from "../requests/payment.amounts";
import { type Months, monthsOfSeason, type Night, type Season } from "../season";
import type { PlanDay } from "./day-plan";
import type { IncludedLine } from "./included";
import type { Palette, TripPageVariants } from "./page";
import type { Place } from "./places";

/** A package as its card shows it. */
export interface TripPackage {
  name: string;
  /** To be agreed where it is left out. */
  duration?: Duration;
  price: Price;
  description: string;
  /** Where one sleeps, and what one eats. Where there are `stages`, they say it. */
  lodging?: string;
  meals?: string;
  /** The package of the same trip whose features it has, too. */
  allOf?: string;
  /** What else is in it. */
  features?: readonly string[];
  /** Of its features, those that take the place of an ordinary one of another package: `{ own: ordinary }`. */
  insteadOf?: Readonly<Record<string, string>>;
  badge?: "Más popular" | "Recomendado";
  /** Its own days, where they differ from the others'. */
  itinerary?: readonly PlanDay[];
  accommodation?: Accommodation;
  image?: Picture;
  /** The trip's halves, each with its own lodging. */
  stages?: readonly Stage[];
}

export type Accommodation = "Posada Nativa" | "Ecolodge Hotel";

/** Lodging and features of a part of the trip. */
export interface Stage {
  place: string;
  lodging: string;
  features: readonly string[];
}

/** A figure or a short fact, set large: `{ value: "9", label: "grupos étnicos" }`. */
export interface Fact {
  value: string;
  label: string;
}

/** One line of the facts card. Its label is for readers: {@link tripFact} goes by the key. */
export interface TripFact extends Fact {
  key:
    | "duration"
    | "group"
    | "dates"
    | "season"
    | "bestSeason"
    | "availability"
    | "meetingPoint"
    | "lodging"
    | "arrival";
}

/** A title and what it means. */
export interface Point {
  title: string;
  text: string;
}

/** A heading over a list of points. */
export interface Points {
  title: string;
  text?: string;
  items: readonly Point[];
}

/** A picture of the gallery; `src` is a path below the site's public folder. */
export interface Picture {
  src: string;
  alt: string;
  caption: string;
  /** What must be seen of it, in its own units of 1600 × 1000: a hero's title stands free of it. */
  motif?: Motif;
}

/** Left, top, right, bottom. */
export type Motif = readonly [left: number, top: number, right: number, bottom: number];

/** A card among the home page's destinations; it says the rest from its trip. */
export interface DestinationCard {
  list: "destinations";
  region: string;
  status: "Activo" | "Próximamente";
  badge: string;
}

/** A card among the home page's dated departures. */
export interface SeasonalCard {
  list: "seasonal";
  badge:
    | "Inscripciones Abiertas"
    | "Próximamente"
    | "Edición Especial"
    | "Disponible"
    | "Disponible Ahora";
  /**
   * The "from" price that the home page states, in dollars. It is kept apart from what the trip's
   * own figures give, and `npm run check:prices` lists where the two differ
   * (docs/decisions.md, "Money is shown as stated").
   */
  advertisedUsd?: number;
}

/** A night with tickets; the visitor reserves one of them. */
export interface TicketedEvent {
  name: string;
  night: Night;
  /** Where it is held, as a place is named. */
  place: string;
  text: string;
  tiers: readonly { name: string; price: Price; features: readonly string[] }[];
}

/** Day by day, or what stands in its place. */
export interface Itinerary {
  title: string;
  /** An outside page that is shown in a frame instead of the days. */
  frameUrl?: string;
  days?: readonly PlanDay[];
  placeholder?: string;
  /** The button that asks for it by the booking dialog; without it a message does. */
  ask?: string;
}

/** `sierra`: mountains that rise from the beach. */
export type Territory = "city" | "coast" | "desert" | "jungle" | "mountain" | "river" | "sierra";

/** The scenes drawn for a trip, by name: see `drawnScenes`. */
type Scenes = Readonly<Record<string, Picture>>;

/**
 * Everything a trip page says (docs/product.md, "Trip pages"). One file a trip; no component
 * knows its name.
 */
export interface Trip<Slug extends string = string, Drawn extends Scenes = Scenes> {
  /** The path, without its slash. */
  slug: Slug;
  /** The land that one travels: its days are drawn on it. */
  territory: Territory;
  /** Of its page; without one it has the site's colours. */
  palette?: Palette;
  /** How its page differs from the usual one. */
  page?: Partial<TripPageVariants>;
  /** What is drawn for it in `packages/artwork`. */
  scenes: Drawn;
  /** As a request's subject names it: `Viaje a {destination} - {package}`. */
  destination: string;
  /** What the trip is called where it is more than its destination. */
  name?: string;
  /** Replaces `Viaje a {destination}` in the subject. */
  concept?: string;
  /** The concept is complete without a package. */
  fixedConcept?: boolean;
  title: string;
  /** One sentence for search results and shared links. */
  description: string;
  /** When a dated trip takes place. */
  season?: Season;
  /** The months in which a trip without dates is offered; all of them where it is left out. */
  months?: Months;
  /** Where the country's map shows it; without one it is not on the map. */
  place?: Place;
  /** How many people it takes, where the operator says it. */
  travelers?: { min?: number; max?: number };
  hero: { eyebrow: string; title: string; lead: string; image: Picture; badge?: string };
  about: { title: string; paragraphs: readonly string[]; checks: readonly string[] };
  /** Set large, in the trip's own words. */
  figures?: readonly Fact[];
  /** The facts card: duration, group, availability or season, meeting point. */
  facts: readonly TripFact[];
  highlights?: Points;
  ecolodge?: Points;
  /** Above the pictures. */
  galleryTitle?: string;
  gallery: readonly Picture[];
  packages: readonly TripPackage[];
  /** What a price is for, where the operator says so (docs/decisions.md, "Price units"). */
  priceUnit?: "person";
  /** What a package's name is not: heading and button above and on their cards. */
  packageWords?: { title?: string; reserve?: string };
  /** How the prices are to be read. */
  priceNotes?: readonly string[];
  /** What holds a place and when the rest is due, where the trip says it. */
  payment?: PaymentTerms;
  event?: TicketedEvent;
  /** Names to choose from; how many is the booking dialog's default. */
  experiences?: Points;
  /** On the season, or on what is celebrated. */
  note?: { title: string; text: string };
  included: readonly IncludedLine[];
  notIncluded: readonly string[];
  itinerary?: Itinerary;
  /** How a place is taken; a step that pays is not shown once the trip has passed. */
  steps?: Omit<Points, "items"> & { items: readonly (Point & { pays?: true })[]; button?: string };
  donation?: { title: string; text: string; button: string };
  callToAction: {
    title: string;
    text: string;
    /** The reserve button's own words. */
    button?: string;
    /** Writes to the team instead of reserving. */
    contact?: string;
  };
  /** Facts that the operator has still to give; `npm run check:content` lists them. */
  pending: readonly string[];
}

/** A trip that the home page lists and that has the common page. */
export interface ListedTrip<Slug extends string = string, Drawn extends Scenes = Scenes>
  extends Trip<Slug, Drawn> {
  card: DestinationCard | SeasonalCard;
}

/** The trip in a few words: `La Guajira`, `Velitas en el Chocó`. */
export const tripName = ({ name, destination }: Trip) => name ?? destination;

/** The months in which it can be travelled; nothing where that is the whole year. */
export const tripMonths = ({ season, months }: Pick<Trip, "season" | "months">) =>
  season ? monthsOfSeason(season) : months;

/** What the facts card says of something, if it does. */
export const tripFact = ({ facts }: Pick<Trip, "facts">, wanted: TripFact["key"]) =>
  facts.find(({ key }) => key === wanted)?.value;
