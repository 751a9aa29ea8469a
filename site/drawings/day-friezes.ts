import { trips } from "@maloca/catalog";
import { friezesOf } from "../trip/days/day-plans";

/** Who lives where a trip goes. */
const people = {
  city: "caribbean",
  coast: "islands",
  desert: "guajira",
  jungle: "choco",
  mountain: "coffee",
  river: "llanos",
  sierra: "caribbean",
} as const;

/** Every frieze of days on the site, with the land, the colours and the people of its trip. */
export const friezes = trips.flatMap((trip) =>
  friezesOf(trip).map((one) => ({
    ...one,
    land: trip.territory,
    palette: trip.palette,
    from: trip.slug === "guaviare" ? ("llanos" as const) : people[trip.territory],
  })),
);
