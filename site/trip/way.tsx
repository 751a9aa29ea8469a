import { frame, isIsland, onCountryMap } from "@maloca/artwork/maps/country-view";
import { type Trip, trips, wayOf } from "@maloca/catalog";
import { heading } from "../components/heading.css";
import { tripWords } from "../content/trip";
import { grid } from "../style/grid.css";
import * as styles from "./way.css";

/** From the meeting point to the bed, in the trip's own words, beside its place in the country. */
export function Way({ trip }: { trip: Trip }) {
  const way = wayOf(trip);
  if (!way) return null;
  const stations = [
    [tripWords.meetingPoint, [way.from]],
    [tripWords.ride, way.rides],
    [tripWords.lodging, way.bed ? [way.bed] : []],
    [tripWords.meals, way.meals],
  ] as const;
  return (
    <section className={styles.way}>
      <div className={grid}>
        <div className={styles.words}>
          <h2 className={heading}>{tripWords.way}</h2>
          <dl className={styles.stations}>
            {stations
              .filter(([, lines]) => lines.length > 0)
              .map(([label, lines]) => (
                <div key={label} className={styles.station}>
                  <dt className={styles.label}>{label}</dt>
                  {lines.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                </div>
              ))}
          </dl>
        </div>
        {trip.place && (
          <div className={styles.map}>
            <img
              src={mapAround(trip.place)}
              alt=""
              width={AROUND.width}
              height={AROUND.height}
              loading="lazy"
              className={styles.picture}
            />
            <p className={styles.name[sideOf(trip.place)]} aria-hidden="true">
              {way.from}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

type Place = NonNullable<Trip["place"]>;

/** Where a place's name stands: on the side where it has more room to the other places. */
function sideOf(place: Place): keyof typeof styles.name {
  const [x, y] = onCountryMap(place);
  if (isIsland(place)) return y < frame.top + frame.height / 2 ? "upperIsland" : "lowerIsland";
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

/** Half a name's width on a phone, and how far from its place it stands, in the map's units. */
const NAME = { half: 90, away: 78 };

/** How much of the country's map is shown around a place, in its units. */
const AROUND = { width: 720, height: 520 };

/** A piece of the home page's map, within its edges. */
function mapAround(place: Place) {
  const [x, y] = onCountryMap(place);
  const island = isIsland(place);
  const top = Math.round(y - AROUND.height / 2);
  // Left of the islands, and above them, the sheet ends.
  const left = island ? 0 : Math.round(x - AROUND.width / 2);
  const align = island ? "xMin" : "xMid";
  return `/art/colombia.svg#svgView(viewBox(${left},${island ? Math.max(0, top) : top},${AROUND.width},${AROUND.height})preserveAspectRatio(${align}YMid%20slice))`;
}
