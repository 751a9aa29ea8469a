import { leastQuote, type Trip } from "@maloca/catalog";
import { tripWords } from "../content/trip";
import { priceTexts } from "./price";

/** The price of the trip's least package, in its own currency and about that in the other. */
export function FromPrice({ packages }: Pick<Trip, "packages">) {
  const [own, other] = priceTexts(leastQuote(packages));
  return (
    <p>
      {tripWords.from} <strong>{own}</strong> {tripWords.perPerson}, {tripWords.approximately}{" "}
      {other}
    </p>
  );
}
