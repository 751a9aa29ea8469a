import { quote } from "../price";
import type { Trip } from "./trip";

/**
 * What a trip says in the options of its widgets: of the booking, and of the payment with its terms.
 * @param packageName none of the trip's is no package.
 */
export function tripOptions(trip: Trip | undefined, packageName: string) {
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
