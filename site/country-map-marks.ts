import { tripMonths, tripName, trips } from "@maloca/catalog";

/** The trips that the country's map shows, in the order of its list, each with its months. */
export const marks = trips.flatMap((trip) =>
  trip.place
    ? [{ slug: trip.slug, name: tripName(trip), at: trip.place, months: tripMonths(trip) }]
    : [],
);
