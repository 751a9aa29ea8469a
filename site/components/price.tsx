import { formatUsd, GROUP_SIZE, leastQuote, priceTexts, type Trip } from "@maloca/catalog";
import { finder } from "../content/home/finder";
import { tripWords } from "../content/trip";
import { hidden } from "../style/print.css";

/** The figure in the other currency, never on another line than the word before it. */
export const approximate = (other: string) => `${tripWords.approximately}\u00a0${other}`;

/** A price's unit, where the operator gives one, then more words (docs/decisions.md, "Price units"). */
export const withUnit = (unit: Trip["priceUnit"], words: string) =>
  unit === "person" ? `${tripWords.perPerson}, ${words}` : words;

/** The same, with the separator that a price within a sentence needs before it. */
const afterPrice = (unit: Trip["priceUnit"], words: string) =>
  `${unit ? " " : ", "}${withUnit(unit, words)}`;

/** The lowest price on a trip's page, and for what: `417 USD por persona en grupo de 10`. */
export function chargedBy({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">): string {
  const { usd, group } = leastQuote(packages);
  return [formatUsd(usd), priceUnit && tripWords.perPerson, group && finder.group(GROUP_SIZE)]
    .filter(Boolean)
    .join(" ");
}

interface AfterPriceProps {
  unit?: Trip["priceUnit"];
  words: string;
}

/** The words after a price that has a line to itself. Without a unit, a comma for screen readers separates them. */
export function AfterPrice({ unit, words }: AfterPriceProps) {
  return (
    <>
      {unit ? " " : <span className={hidden}>, </span>}
      {withUnit(unit, words)}
    </>
  );
}

/** The price of the trip's cheapest package: as stated, and converted to the other currency. */
export function FromPrice({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">) {
  const [stated, converted] = priceTexts(leastQuote(packages));
  return (
    <p>
      {tripWords.from} <strong>{stated}</strong>
      {afterPrice(priceUnit, approximate(converted))}
    </p>
  );
}
