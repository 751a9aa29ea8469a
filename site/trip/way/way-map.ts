import { onCountryMap } from "@maloca/artwork/maps/country-view";
import { type Trip, trips } from "@maloca/catalog";

// The part of the country's map that a trip's page shows, in the map's units.

export type Place = NonNullable<Trip["place"]>;

/** Size of the part around a place on the mainland. */
export const MAINLAND = { width: 720, height: 520 };

/** The part with a place, as a `viewBox`: `left top width height`. */
export function pieceWith(place: Place): string {
  const [x, y] = onCountryMap(place).map(Math.round) as [number, number];
  const { width, height } = MAINLAND;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

/** The path of a veil over the other places: the whole map except a circle around this place's rings. */
export function veilAround(place: Place): string {
  const [x, y] = onCountryMap(place).map(Math.round) as [number, number];
  const rings = trips.filter((trip) => trip.place?.join() === place.join()).length;
  const radius = RING.first + (rings - 1) * RING.next;
  return `M-99-99h9999v9999h-9999zM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** Radius of a place's first ring, and what each further ring adds. */
const RING = { first: 50, next: 20 };

/** The side of a place on which its name is farther from other places. */
export function sideOf(place: Place): "above" | "below" {
  const [x, y] = onCountryMap(place);
  const others = trips.flatMap((trip) =>
    trip.place && trip.place !== place ? [onCountryMap(trip.place)] : [],
  );
  const room = (down: number) =>
    Math.min(
      ...others.map(([left, top]) =>
        Math.hypot(Math.max(0, Math.abs(left - x) - NAME.half), top - y - down),
      ),
    );
  return room(-NAME.away) > room(NAME.away) ? "above" : "below";
}

/** Half of a name's width on a phone, and its distance from the place. */
const NAME = { half: 90, away: 78 };
