import {
  copFromUsd,
  formatCop,
  formatUsd,
  GROUP_SIZE,
  type ListedTrip,
  leastQuote,
  priceTexts,
  type Trip,
} from "@maloca/catalog";
import { finder } from "../content/finder";
import { tripWords } from "../content/trip";
import { hidden } from "../style/print.css";

/** The figure in the other currency, never on another line than the word before it. */
export const approximate = (other: string) => `${tripWords.approximately}\u00a0${other}`;

type Priced = Pick<Trip, "packages" | "priceUnit">;

/** What the price of a trip's packages is for, where the operator says it (docs/decisions.md, "Price units"). */
export const perUnit = ({ priceUnit }: Pick<Trip, "priceUnit">) =>
  priceUnit === "person" ? tripWords.perPerson : "";

/** The same, with the size of the group that has the price: `por persona en grupo de 10`. */
const unitOf = (trip: Priced) =>
  [perUnit(trip), leastQuote(trip.packages).group && finder.group(GROUP_SIZE)]
    .filter(Boolean)
    .join(" ");

/** A price's unit, if there is one, then more words. */
export const withUnit = (unit: string, words: string) => (unit ? `${unit}, ${words}` : words);

interface AfterPriceProps {
  unit?: string;
  words: string;
}

/** The words after a price that has a line to itself. Without a unit, a comma for screen readers separates them. */
export function AfterPrice({ unit = "", words }: AfterPriceProps) {
  return (
    <>
      {!unit && <span className={hidden}>,</span>} {withUnit(unit, words)}
    </>
  );
}

/** The price of the trip's cheapest package: as stated, and converted to the other currency. */
export function FromPrice(trip: Priced) {
  const [stated, converted] = priceTexts(leastQuote(trip.packages));
  const unit = unitOf(trip);
  return (
    <p>
      {tripWords.from} <strong>{stated}</strong>
      {unit ? " " : ", "}
      {withUnit(unit, approximate(converted))}
    </p>
  );
}

/** The same in plain text. */
export function fromPrice(trip: Priced): string {
  const [stated, converted] = priceTexts(leastQuote(trip.packages));
  const unit = unitOf(trip);
  const price = unit ? `${stated} ${unit}` : stated;
  return `${tripWords.from} ${price}, ${approximate(converted)}`;
}

/** A trip's lowest price on the home page, in words. */
interface HomePrice {
  before: string;
  amount: string;
  unit: string;
  /** The figure in the other currency. */
  other: string;
  /** What the trip's page charges, and for what, where the stated price is another. */
  charged?: string;
}

/** A price in pesos, which every destination's card has; a converted figure is marked as approximate. */
export function priceInPesos(trip: Priced): HomePrice {
  const { cop, usd, lead } = leastQuote(trip.packages);
  const dollars = formatUsd(usd);
  return {
    before: lead === "usd" ? `${tripWords.from} ${tripWords.some}` : tripWords.from,
    amount: formatCop(cop),
    unit: unitOf(trip),
    other: lead === "cop" ? approximate(dollars) : dollars,
  };
}

/** Whether prices differ by more than rates of exchange explain: 710 and 712 USD are the same. */
const differs = (one: number, other: number) => Math.abs(one - other) > other / 100;

/**
 * The price that the operator states for the home page, or the lowest of the trip. Where the page charges the same,
 * its own pesos stand beside it, so that a trip has one price.
 */
export function seasonalPrice(trip: Priced & Pick<ListedTrip, "card">): HomePrice {
  const least = leastQuote(trip.packages);
  const [amount, converted] = priceTexts(least);
  const usd = trip.card.list === "seasonal" ? trip.card.advertisedUsd : undefined;
  const same = { before: tripWords.from, unit: unitOf(trip) };
  if (usd === undefined) return { ...same, amount, other: approximate(converted) };
  if (!differs(usd, least.usd)) {
    const pesos = formatCop(least.cop);
    const other = least.lead === "cop" ? pesos : approximate(pesos);
    return { ...same, amount: formatUsd(usd), other };
  }
  const rate = trip.packages[0]?.price.copPerUsd;
  return {
    before: tripWords.from,
    amount: formatUsd(usd),
    unit: perUnit(trip),
    other: approximate(formatCop(copFromUsd(usd, rate))),
    charged: tripWords.charged(
      least.group && finder.group(GROUP_SIZE),
      `${amount} ${withUnit(perUnit(trip), approximate(converted))}`,
    ),
  };
}
