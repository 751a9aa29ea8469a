import type { Trip, TripPageVariants } from "@maloca/catalog";

/** What a trip's page is like where the trip says nothing else. */
const usual: TripPageVariants = {
  hero: "middle",
  facts: "overlay",
  figures: "row",
  highlights: "dark",
  packages: "rows",
  gallery: "sheet",
  itinerary: "light",
  callToAction: "middle",
  order: ["about", "gallery", "packages", "lists", "itinerary", "callToAction"],
};

export const variantsOf = (trip: Trip): TripPageVariants => ({ ...usual, ...trip.page });
