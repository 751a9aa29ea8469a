import { trips } from "@maloca/catalog";
import { friezesOf } from "./trip/days/day-plans";

/** Every frieze of days that the site shows, on its trip's land and in its colours. */
export const friezes = trips.flatMap((trip) =>
  friezesOf(trip).map((one) => ({ ...one, land: trip.territory, palette: trip.palette })),
);
