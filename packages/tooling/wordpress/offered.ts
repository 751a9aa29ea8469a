import {
  attributesFrom,
  type Choice,
  chosenOptions,
  trips,
  unchosen,
} from "../../builder/src/builder.state.ts";
import { messagingLink } from "../../catalog/src/messaging.ts";
import { settings } from "../../catalog/src/settings.ts";
import { tripName } from "../../catalog/src/trips/trip.ts";

/** What each widget of a trip gets: the booking, and the payment with its terms. */
const widgets = ["booking", "payment"] as const;

const optionsOf = (trip: Choice["trip"], name = "") =>
  Object.fromEntries(
    widgets.flatMap((widget) =>
      attributesFrom(chosenOptions({ ...unchosen, id: 0, words: "", widget, trip, package: name })),
    ),
  );

/** What an operator tells the WordPress plugin: its name, where one writes to it, its trips. */
export const offered = () => ({
  name: settings.brand,
  link: messagingLink(),
  trips: Object.fromEntries(
    trips.map((trip) => {
      const options = optionsOf(trip);
      const packages = trip.packages.map(({ name }) => {
        const all = Object.entries(optionsOf(trip, name));
        return [name, Object.fromEntries(all.filter(([option]) => !(option in options)))];
      });
      return [trip.slug, { name: tripName(trip), options, packages: Object.fromEntries(packages) }];
    }),
  ),
});
