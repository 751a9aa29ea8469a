import { trips } from "@maloca/catalog";
import { friezesOf } from "../trip/days/day-plans";

/** Every frieze of days on the site, with the land and the colours of its trip. */
export const friezes = trips.flatMap((trip) =>
  friezesOf(trip).map((one) => ({ ...one, land: trip.territory, palette: trip.palette })),
);
