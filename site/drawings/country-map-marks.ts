import { tripMonths, tripName, trips } from "@maloca/catalog";

/** The trips on the country's map, in the order of its list, each with its place and months. */
export const marks = trips.flatMap((trip) =>
  trip.place
    ? [{ slug: trip.slug, name: tripName(trip), at: trip.place, months: tripMonths(trip) }]
    : [],
);
