import { safeAddress } from "../addresses";
import { settings } from "../settings";
import { subjectOf } from "../subject";
import { readTravelers } from "../travelers";
import type { ListedTrip } from "../trips/trip";
import { endedSeason } from "../trips/when";
import { languages } from "../words";

/**
 * The address at which a trip's page opens its payment, for the package and the number of people of a booking.
 * Undefined where the booking's subject is not that of a package on sale, so that nobody is asked for another's price.
 *
 * @param subject a booking's `destination`, as `subjectOf` writes it in any language.
 * @param travelers a booking's `travelers`; left out of the address where it may be read as several numbers.
 */
export function paymentLink(
  { subject, travelers }: { subject: string; travelers: string },
  trips: readonly ListedTrip[],
  now: Date,
): string | undefined {
  for (const trip of trips) {
    if (endedSeason(trip.season, now)) continue;
    for (const { name } of trip.packages) {
      const about = { ...trip, package: name };
      if (!Object.keys(languages).some((lang) => subjectOf(about, { lang }) === subject.trim()))
        continue;
      const people = readTravelers(travelers);
      const query = `maloca=payment&package=${encodeURIComponent(name)}`;
      return safeAddress(
        `${settings.siteUrl}/${trip.slug}?${query}${people ? `&travelers=${people}` : ""}`,
      );
    }
  }
}
