import { leastQuote, priceTexts, type Trip } from "@maloca/catalog";
import { tripWords } from "../content/trip";
import { afterPrice, approximate } from "./price";

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
