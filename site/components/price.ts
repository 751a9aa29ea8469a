import { formatUsd, GROUP_SIZE, leastQuote, type Trip } from "@maloca/catalog";
import { finder } from "../content/home/finder";
import { tripWords } from "../content/trip";

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
