import { attributesFrom } from "./attributes";
import type { Sold } from "./documents/documents";
import { messagingLink } from "./messaging";
import { DEPOSIT_PERCENT } from "./requests/payment.amounts";
import { settings } from "./settings";
import { tripOf } from "./trips/from-document";
import { tripsOf } from "./trips/index";
import { type Trip, tripName } from "./trips/trip";
import { type OfferedTrip, tripOptions } from "./trips/trip-options";

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

/** Of a trip what an operator's partners are told, and no more. */
const partOf = ({ slug, name, destination, concept, fixedConcept, payment, ...trip }: Trip) =>
  ({
    ...{ slug, name, destination, concept, fixedConcept, payment },
    packages: trip.packages.map(({ name, price }) => ({ name, price })),
    experiences: trip.experiences && {
      items: trip.experiences.items.map(({ title }) => ({ title })),
    },
    gallery: trip.gallery.map(({ src, alt }) => ({ src, alt })),
  }) satisfies OfferedTrip;

/**
 * The trips of documents, by name, as an operator tells them to partners (`/cdn/operator.json`): `trip` is for the page
 * that makes their code, the rest is attributes, for the WordPress plugin.
 */
export function offeredTrips(documents: Sold) {
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
        return [
          trip.slug,
          {
            name: tripName(trip),
            options,
            packages: Object.fromEntries(packages),
            trip: partOf(trip),
          },
        ];
      }),
  );
}

/** What an operator tells its partners: its name, where one writes to it, its trips. */
export const offered = (documents: Sold) => ({
  name: settings.brand,
  link: messagingLink(),
  trips: offeredTrips(documents),
});
