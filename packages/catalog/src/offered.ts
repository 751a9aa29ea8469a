import { attributesFrom } from "./attributes";
import type { Documents } from "./documents/documents";
import { messagingLink } from "./messaging";
import { DEPOSIT_PERCENT } from "./requests/payment.amounts";
import { settings } from "./settings";
import { tripOf } from "./trips/from-document";
import { tripsOf } from "./trips/index";
import { type Trip, tripName } from "./trips/trip";
import { tripOptions } from "./trips/trip-options";

/** The attributes of a trip's booking and payment, without those that every trip has. */
const attributesOf = (trip: Trip, packageName = "") =>
  Object.fromEntries(
    attributesFrom(
      Object.entries(tripOptions(trip, packageName)).filter(
        (option): option is [string, NonNullable<(typeof option)[1]>] =>
          !!option[1] && option[1] !== DEPOSIT_PERCENT,
      ),
    ),
  );

/** The trips of documents, by name, as the WordPress plugin asks an operator for them (`/cdn/operator.json`). */
export function offeredTrips(documents: Documents) {
  const trips: Trip[] = [...tripsOf(documents), tripOf(documents["trips/voluntariado"])];
  return Object.fromEntries(
    trips
      .toSorted((one, other) => tripName(one).localeCompare(tripName(other), "es"))
      .map((trip) => {
        const options = attributesOf(trip);
        const packages = trip.packages.map(({ name }) => {
          const all = Object.entries(attributesOf(trip, name));
          return [name, Object.fromEntries(all.filter(([option]) => !(option in options)))];
        });
        const told = { name: tripName(trip), options, packages: Object.fromEntries(packages) };
        return [trip.slug, told];
      }),
  );
}

/** What an operator tells the WordPress plugin: its name, where one writes to it, its trips. */
export const offered = (documents: Documents) => ({
  name: settings.brand,
  link: messagingLink(),
  trips: offeredTrips(documents),
});
