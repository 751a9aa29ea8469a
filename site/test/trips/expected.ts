import type { TripSlug } from "@maloca/catalog";

// What each trip page must show, written out by hand, so that an accidental change is noticed.

/** A package: name, stated price, derived price in the other currency, badge, list items. */
export type ExpectedPackage = [
  name: string,
  own: string,
  other: string,
  badge: string,
  items: number,
];

/** What a trip's page shows. */
export interface Expected {
  title: string;
  /** Facts as the card shows them; `…` for a value that the operator has not given. */
  facts: Record<string, string>;
  figures?: string[][];
  from: string;
  packages: ExpectedPackage[];
  /** Texts that the page must contain. */
  says?: string[];
  /** What holds a place and when the rest is due, which a passed departure no longer says. */
  terms?: string;
  /** On each package's button; `{package}` is its name. `Reservar` without this. */
  button?: string;
  /** Tickets that the page sells beside its packages. */
  tickets?: [name: string, price: string][];
  /** Headings of the sections, in their order. */
  sections: string[];
  /** The subject without a package, and before a package's name. */
  general: string;
  stem: string;
  /** Attributes of the page's dialog. */
  dialog: Record<string, string>;
  included: number;
  notIncluded: number;
  pictures: number;
  /** Days of the itinerary; 0 where something stands in their place. */
  days: number;
  over?: string;
}

/** Written out by hand, each trip by its slug; a trip that is not here has the tests of every trip. */
export type ExpectedTrips = Partial<Record<TripSlug, Expected>>;

export const POPULAR = "Más popular";
