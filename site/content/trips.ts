import { guaviare, type Trip } from "@maloca/catalog";

/** The trips that have a page, in the order of their cards. */
export const trips: readonly Trip[] = [guaviare];
