import { quote } from "../price";
import type { ShownPicture } from "./picture";
import type { Trip, TripPackage } from "./trip";

/** What partners are told of a trip (`../offered.ts`): what its widgets say, and its pictures. */
export type OfferedTrip = Pick<
  Trip,
  "slug" | "name" | "destination" | "concept" | "fixedConcept" | "payment"
> & {
  packages: readonly Pick<TripPackage, "name" | "price">[];
  experiences?: { items: readonly { title: string }[] };
  gallery: readonly Pick<ShownPicture, "src" | "alt">[];
};

/**
 * What a trip says in the options of its widgets: of the booking, and of the payment with its terms.
 * @param packageName none of the trip's is no package.
 */
export function tripOptions(trip: OfferedTrip | undefined, packageName: string) {
  const chosen = trip?.packages.find(({ name }) => name === packageName);
  return {
    destination: trip?.destination,
    package: chosen?.name,
    concept: trip?.concept,
    fixedConcept: trip?.fixedConcept,
    experiences: trip?.experiences?.items.map(({ title }) => title),
    amount: chosen && quote(chosen.price).cop,
    depositPercent: trip?.payment?.percent,
    dueText: trip?.payment?.due,
  };
}
