import type { Trip } from "@maloca/catalog";
import { seasonalCards } from "./home/temporada";
import { destinationCards } from "./home/viajes";

export const destinations: readonly Trip[] = destinationCards.map(({ trip }) => trip);

export const seasonal: readonly Trip[] = seasonalCards.map(({ trip }) => trip);

/** The trips that have a page. */
export const trips: readonly Trip[] = [...destinations, ...seasonal];
