import { trips } from "@maloca/catalog";
import { friezesOf } from "./trip/day-plans";

/** Every frieze of days that the site shows, in its trip's colours. */
export const friezes = trips.flatMap((trip) =>
  friezesOf(trip).map((one) => ({ ...one, palette: trip.palette })),
);
