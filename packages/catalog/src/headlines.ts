import type { Price } from "./price";
import { volunteerCop } from "./trips/voluntariado";

/**
 * "From" prices as the home page states them, in dollars. They are kept apart from what the trip
 * pages' own figures give, and `npm run check:prices` lists where the two differ
 * (docs/decisions/money-is-shown-as-stated.md).
 */
export const headlines = {
  customTrips: 400,
  volunteering: 1200,
  seasonalTrips: 710,
  "velitas-choco": 710,
  "eje-cafetero-diciembre": 2050,
  "macarena-fin-de-ano": 690,
  "santa-marta-diciembre": 295,
} as const;

/**
 * Thousands of pesos, written as dollars, and the true price (docs/decisions/impossible-prices.md).
 */
export const volunteerHeadlines = [
  { name: "Posada Nativa", statedUsd: 1700, price: { cop: volunteerCop["Posada Nativa"][0] } },
  { name: "Ecolodge Hotel", statedUsd: 2560, price: { cop: volunteerCop["Ecolodge Hotel"][0] } },
] as const satisfies readonly { name: string; statedUsd: number; price: Price }[];

/** A destination card's price lies between these, roughly. */
export const DESTINATION_RANGE_COP = [1_450_000, 5_200_000] as const;
