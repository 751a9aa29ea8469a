import type { Trip } from "@maloca/catalog";

/** What a traveller may choose from, as the widgets read it. */
export const experienceNames = (trip: Trip | undefined) =>
  trip?.experiences?.items.map(({ title }) => title).join(", ");
