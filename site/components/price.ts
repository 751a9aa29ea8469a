import {
  formatCop,
  formatUsd,
  GROUP_SIZE,
  leastQuote,
  type Quote,
  type Trip,
} from "@maloca/catalog";
import { finder } from "../content/home/finder";
import { tripWords } from "../content/trip";

/** A price as text: the figure that the operator states, and the one converted to the other currency. */
export function priceTexts({
  cop,
  usd,
  lead,
}: Omit<Quote, "group">): [stated: string, converted: string] {
  const [pesos, dollars] = [formatCop(cop), formatUsd(usd)];
  return lead === "cop" ? [pesos, dollars] : [dollars, pesos];
}

/** The figure in the other currency, never on another line than the word before it. */
export const approximate = (other: string) => `${tripWords.approximately}\u00a0${other}`;

/** A price's unit, where the operator gives one, then more words (docs/decisions.md, "Price units"). */
export const withUnit = (unit: Trip["priceUnit"], words: string) =>
  unit === "person" ? `${tripWords.perPerson}, ${words}` : words;

/** The same, with the separator that a price within a sentence needs before it. */
export const afterPrice = (unit: Trip["priceUnit"], words: string) =>
  `${unit ? " " : ", "}${withUnit(unit, words)}`;

/** The lowest price on a trip's page, and for what: `417 USD por persona en grupo de 10`. */
export function chargedBy({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">): string {
  const { usd, group } = leastQuote(packages);
  return [formatUsd(usd), priceUnit && tripWords.perPerson, group && finder.group(GROUP_SIZE)]
    .filter(Boolean)
    .join(" ");
}

/**
 * Whether a sum for several people assumes that the price is per person, because the operator does not
 * say it (docs/decisions.md, "Price units").
 */
export const assumesUnit = ({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">) =>
  !priceUnit && !packages.some(({ price }) => price.kind === "group");
