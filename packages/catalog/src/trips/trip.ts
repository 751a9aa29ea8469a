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
  /** Without it the duration is to be agreed. */
  duration?: Duration;
  price: Price;
  description: string;
  /** Lodging and meals. Packages with `stages` state the lodging there. */
  lodging?: string;
  meals?: string;
  /** The package of the same trip whose features it inherits. */
  allOf?: string;
  features?: readonly string[];
  /** Features that replace an ordinary feature of another package: `{ own: ordinary }`. */
  insteadOf?: Readonly<Record<string, string>>;
  badge?: "Más popular" | "Recomendado";
  /** Its itinerary, if it differs from that of other packages. */
  itinerary?: readonly PlanDay[];
  accommodation?: Accommodation;
  image?: Picture;
  /** Parts of the trip with different lodgings. */
  stages?: readonly Stage[];
}

export type Accommodation = "Posada Nativa" | "Ecolodge Hotel";

/** Lodging and features of a part of the trip. */
export interface Stage {
  place: string;
  lodging: string;
  features: readonly string[];
}

/** A figure or a short fact in large type: `{ value: "9", label: "grupos étnicos" }`. */
export interface Fact {
  value: string;
  label: string;
}

/** One line of the facts card. {@link tripFact} finds it by its key. */
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

/** What only the operator can say of a trip before somebody books. */
export type BeforeTopic =
  | "cancellation"
  | "signal"
  | "diet"
  | "guides"
  | "packing"
  | "documents"
  | "health"
  | "weather";

export interface Point {
  title: string;
  text: string;
}

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
  /** The part that must stay visible, in units of 1600 × 1000. A hero's title does not cover it. */
  motif?: Motif;
}

/** Left, top, right, bottom. */
export type Motif = readonly [left: number, top: number, right: number, bottom: number];

/** A card among the home page's destinations. It shows the rest from its trip. */
export interface DestinationCard {
  list: "destinations";
  region: string;
  status: "Activo" | "Próximamente";
  badge: string;
}

/** A card among the home page's trips with fixed dates. */
export interface SeasonalCard {
  list: "seasonal";
  badge:
    | "Inscripciones Abiertas"
    | "Próximamente"
    | "Edición Especial"
    | "Disponible"
    | "Disponible Ahora";
  /**
   * The "from" price that the home page states, in dollars. It is not calculated from the trip's prices;
   * `npm run check:prices` lists differences (docs/decisions.md, "Money is shown as stated").
   */
  advertisedUsd?: number;
}

/** An event at night with several kinds of tickets. */
export interface TicketedEvent {
  name: string;
  night: Night;
  place: string;
  text: string;
  tiers: readonly { name: string; price: Price; features: readonly string[] }[];
}

/** The itinerary day by day, or what is shown in its place. */
export interface Itinerary {
  title: string;
  /** A page of another site that is shown in a frame instead of the days. */
  frameUrl?: string;
  days?: readonly PlanDay[];
  placeholder?: string;
  /** The label of a button that opens the booking dialog; without it the visitor writes a message. */
  ask?: string;
}

/** The landscape. `sierra`: mountains by the sea. */
export type Territory = "city" | "coast" | "desert" | "jungle" | "mountain" | "river" | "sierra";

/** The scenes drawn for a trip, by name: see `drawnScenes`. */
type Scenes = Readonly<Record<string, Picture>>;

/**
 * The content of a trip's page (docs/product.md, "Trip pages"). Each trip has one file; components do not depend on
 * single trips.
 */
export interface Trip<Slug extends string = string, Drawn extends Scenes = Scenes> {
  /** The path, without its slash. */
  slug: Slug;
  /** The landscape in the pictures of its days. */
  territory: Territory;
  /** The colours of its page; without it the site's colours. */
  palette?: Palette;
  /** How its page differs from the default layout. */
  page?: Partial<TripPageVariants>;
  /** Its scenes in `packages/artwork`. */
  scenes: Drawn;
  /** Its name in a request's subject: `Viaje a {destination} - {package}`. */
  destination: string;
  /** The trip's name, if it is not the destination. */
  name?: string;
  /** Replaces `Viaje a {destination}` in the subject. */
  concept?: string;
  /** The concept is complete without a package. */
  fixedConcept?: boolean;
  title: string;
  /** One sentence, without its date: see `tripDescription`. */
  description: string;
  /** When a dated trip takes place. */
  season?: Season;
  /** The months in which a trip without dates is offered; without it the whole year. */
  months?: Months;
  /** Its place on the map of Colombia; without it the map does not show it. */
  place?: Place;
  /** The number of people, if the operator states it. */
  travelers?: { min?: number; max?: number };
  hero: { eyebrow: string; title: string; lead: string; image: Picture; badge?: string };
  about: { title: string; paragraphs: readonly string[]; checks: readonly string[] };
  figures?: readonly Fact[];
  /** The facts card: duration, group, availability or season, meeting point. */
  facts: readonly TripFact[];
  highlights?: Points;
  ecolodge?: Points;
  galleryTitle?: string;
  gallery: readonly Picture[];
  packages: readonly TripPackage[];
  /** The unit of the prices, if the operator states it (docs/decisions.md, "Price units"). */
  priceUnit?: "person";
  /** The heading of the packages, and the label of their buttons. */
  packageWords?: { title?: string; reserve?: string };
  priceNotes?: readonly string[];
  /** Payment terms, if they differ from the usual ones. */
  payment?: PaymentTerms;
  event?: TicketedEvent;
  /** Experiences to choose from. The booking dialog's default limits how many. */
  experiences?: Points;
  /** A note about the season or the festivity. */
  note?: { title: string; text: string };
  included: readonly IncludedLine[];
  notIncluded: readonly string[];
  /** What «Antes de reservar» says beside the trip's other data; a topic without text is not shown. */
  before?: Partial<Record<BeforeTopic, string>>;
  itinerary?: Itinerary;
  /** How to book. */
  steps?: Points & { button?: string };
  donation?: { title: string; text: string; button: string };
  callToAction: {
    title: string;
    text: string;
    button?: string;
    /** The label of a button that writes to the team instead. */
    contact?: string;
  };
  /** Facts that the operator must still provide; `npm run check:content` lists them. */
  pending: readonly string[];
}

/** A trip that the home page lists. */
export interface ListedTrip<Slug extends string = string, Drawn extends Scenes = Scenes>
  extends Trip<Slug, Drawn> {
  card: DestinationCard | SeasonalCard;
}

/** The trip in a few words: `La Guajira`, `Velitas en el Chocó`. */
export const tripName = ({ name, destination }: Trip) => name ?? destination;

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
