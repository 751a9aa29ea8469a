import type { Trip } from "@maloca/catalog";

/** The experiences that a traveller may choose from, as the widgets' attribute `experiences` has them. */
export const experienceNames = (trip: Trip | undefined) =>
  trip?.experiences?.items.map(({ title }) => title).join(", ");
