import { readSold, type Sold } from "../documents/documents";
import { tripOf } from "./from-document";
import type { DestinationCard, ListedTrip, SeasonalCard } from "./trip";
import type { TripDocument } from "./trip-document";

/** The trips that documents show, in the order of the home page. */
export const tripsOf = (documents: Sold): readonly ListedTrip[] =>
  documents.home.trips.map((slug) => tripOf(documents[`trips/${slug}`] as TripDocument));

/** All trips with a page, in the order of the home page. */
export const trips = tripsOf(readSold());

/** @throws Error if no trip has this path. */
export function tripAt(slug: string): ListedTrip {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`no trip is called "${slug}"`);
  return trip;
}

type With<Card> = ListedTrip & { card: Card };

/** Trips without fixed dates. */
export const destinations = trips.filter(
  (trip): trip is With<DestinationCard> => trip.card.list === "destinations",
);

/** Trips with fixed dates. */
export const seasonalTrips = trips.filter(
  (trip): trip is With<SeasonalCard> => trip.card.list === "seasonal",
);
