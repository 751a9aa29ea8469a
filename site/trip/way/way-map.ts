import { isIsland, onCountryMap } from "@maloca/artwork/maps/country-view";
import { type Trip, trips } from "@maloca/catalog";

// Which piece of the country's map a trip's page shows, in the map's units.

export type Place = NonNullable<Trip["place"]>;

/** How much is shown around a place of the mainland. */
export const AROUND = { width: 720, height: 520 };

/** The islands' frame, with a piece of the coast: their sea alone reads as nothing. */
export const ISLANDS = { width: 830, height: 556 };

/** The piece with a place: `left top width height`. */
export function pieceWith(place: Place): string {
  if (isIsland(place)) return `0 0 ${ISLANDS.width} ${ISLANDS.height}`;
  const [x, y] = onCountryMap(place).map(Math.round) as [number, number];
  return `${x - AROUND.width / 2} ${y - AROUND.height / 2} ${AROUND.width} ${AROUND.height}`;
}

/** A veil over the other places: the whole map but a circle around this one's rings. */
export function veilAround(place: Place): string {
  const [x, y] = onCountryMap(place).map(Math.round) as [number, number];
  const rings = trips.filter((trip) => trip.place?.join() === place.join()).length;
  const radius = RING.first + (rings - 1) * RING.next;
  return `M-99-99h9999v9999h-9999zM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** Of a place's first ring with its rim, and of each around it. */
const RING = { first: 50, next: 20 };

/** On which side of its place a name has more room to the other places. */
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

/** Half a name's width on a phone, and how far from its place it stands. */
const NAME = { half: 90, away: 78 };
