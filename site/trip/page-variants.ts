import type { Trip, TripPageVariants } from "@maloca/catalog";

/** The variants of a trip's page that sets none. */
const defaults: TripPageVariants = {
  hero: "middle",
  facts: "overlay",
  figures: "row",
  highlights: "dark",
  packages: "rows",
  gallery: "sheet",
  itinerary: "light",
  callToAction: "middle",
  order: ["about", "gallery", "packages", "lists", "way", "itinerary", "callToAction"],
};

export const variantsOf = (trip: Trip): TripPageVariants => ({ ...defaults, ...trip.page });
