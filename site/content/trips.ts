import type { Trip } from "@maloca/catalog";
import { destinationCards } from "./home/destinations";
import { seasonalCards } from "./home/seasonal";

export const destinations: readonly Trip[] = destinationCards.map(({ trip }) => trip);

export const seasonal: readonly Trip[] = seasonalCards.map(({ trip }) => trip);

/** The trips that have a page. */
export const trips: readonly Trip[] = [...destinations, ...seasonal];
