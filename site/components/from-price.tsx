import { formatCop, formatUsd, type Trip, usdFromCop } from "@maloca/catalog";
import { tripWords } from "../content/trip";

/** The price of the trip's least package, in pesos and about that in dollars. */
export function FromPrice({ packages }: Pick<Trip, "packages">) {
  const pesos = Math.min(...packages.map(({ priceCop }) => priceCop));
  return (
    <p>
      {tripWords.from} <strong>{formatCop(pesos)}</strong> {tripWords.perPerson},{" "}
      {tripWords.approximately} {formatUsd(usdFromCop(pesos))}
    </p>
  );
}
