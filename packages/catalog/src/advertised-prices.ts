import { readSold } from "./documents/documents";
import { leastQuote } from "./price";
import { voluntariado, volunteerWeeks } from "./trips/voluntariado";

const { custom, seasonal } = readSold().home.programmes;

/**
 * "From" prices in dollars that the home page states for several trips together
 * (docs/decisions.md, "Money is shown as stated"). A single trip's price is in its `card`.
 */
export const advertisedPrices = {
  customTrips: custom.usd,
  volunteering: volunteerWeeks.price.usd,
  seasonalTrips: seasonal.usd,
};

const stay = (name: string, statedUsd: number) => ({
  name,
  statedUsd,
  price: leastQuote(voluntariado.packages.filter((one) => one.accommodation === name)),
});

/**
 * Prices that the operator states in dollars although they are thousands of pesos, with the true price
 * (docs/decisions.md, "Prices that cannot be true").
 */
export const advertisedStays = [stay("Posada Nativa", 1700), stay("Ecolodge Hotel", 2560)];

/** A destination card's price lies between these, roughly. */
export const DESTINATION_RANGE_COP = [1_450_000, 5_200_000] as const;
