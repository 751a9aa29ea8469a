import { inPesos, type Price } from "./price";
import { volunteerCop, volunteerWeeks } from "./trips/voluntariado";

/**
 * "From" prices in dollars that the home page states for several trips together
 * (docs/decisions.md, "Money is shown as stated"). A single trip's price is in its `card`.
 */
export const advertisedPrices = {
  customTrips: 400,
  volunteering: volunteerWeeks.price.usd,
  seasonalTrips: 710,
} as const;

/**
 * Prices that the operator states in dollars although they are thousands of pesos, with the true price
 * (docs/decisions.md, "Prices that cannot be true").
 */
export const advertisedStays = [
  { name: "Posada Nativa", statedUsd: 1700, price: inPesos(volunteerCop["Posada Nativa"][0]) },
  { name: "Ecolodge Hotel", statedUsd: 2560, price: inPesos(volunteerCop["Ecolodge Hotel"][0]) },
] as const satisfies readonly { name: string; statedUsd: number; price: Price }[];

/** A destination card's price lies between these, roughly. */
export const DESTINATION_RANGE_COP = [1_450_000, 5_200_000] as const;
