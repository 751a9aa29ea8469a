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

/** The other currency's figure, on one line with the word before it. */
export const approximate = (other: string) => `${tripWords.approximately}\u00a0${other}`;

/** A price's unit, where the operator gives one, then more words (docs/decisions.md, "Price units"). */
export const withUnit = (unit: Trip["priceUnit"], words: string) =>
  unit === "person" ? `${tripWords.perPerson}, ${words}` : words;

/** What a trip's page charges at least, and on what basis: `417 USD por persona en grupo de 10`. */
export function chargedBy({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">): string {
  const { usd, group } = leastQuote(packages);
  return [formatUsd(usd), priceUnit && tripWords.perPerson, group && finder.group(GROUP_SIZE)]
    .filter(Boolean)
    .join(" ");
}

/** Whether a sum of the trip's prices assumes what they are for (docs/decisions.md, "Price units"). */
export const assumesUnit = ({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">) =>
  !priceUnit && !packages.some(({ price }) => price.kind === "group");

/** The same, as it follows the price in a sentence. */
export const afterPrice = (unit: Trip["priceUnit"], words: string) =>
  `${unit ? " " : ", "}${withUnit(unit, words)}`;
