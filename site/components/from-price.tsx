import { leastQuote, type Trip } from "@maloca/catalog";
import { tripWords } from "../content/trip";
import { afterPrice, approximate, priceTexts } from "./price";

/** The price of the trip's least package, in its own currency, and converted to the other. */
export function FromPrice({ packages, priceUnit }: Pick<Trip, "packages" | "priceUnit">) {
  const [own, other] = priceTexts(leastQuote(packages));
  return (
    <p>
      {tripWords.from} <strong>{own}</strong>
      {afterPrice(priceUnit, approximate(other))}
    </p>
  );
}
