import { inPesos, type Price } from "./price";
import { volunteerCop, volunteerWeeks } from "./trips/voluntariado";

/**
 * "From" prices that the home page states of several trips at once, in dollars
 * (docs/decisions.md, "Money is shown as stated"). Those of one trip stand on its card.
 */
export const advertisedPrices = {
  customTrips: 400,
  volunteering: volunteerWeeks.price.usd,
  seasonalTrips: 710,
} as const;

/**
 * Thousands of pesos, written as dollars, and the true price
 * (docs/decisions.md, "Prices that cannot be true").
 */
export const advertisedStays = [
  { name: "Posada Nativa", statedUsd: 1700, price: inPesos(volunteerCop["Posada Nativa"][0]) },
  { name: "Ecolodge Hotel", statedUsd: 2560, price: inPesos(volunteerCop["Ecolodge Hotel"][0]) },
] as const satisfies readonly { name: string; statedUsd: number; price: Price }[];

/** A destination card's price lies between these, roughly. */
export const DESTINATION_RANGE_COP = [1_450_000, 5_200_000] as const;
