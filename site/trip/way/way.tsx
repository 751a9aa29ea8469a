import { isIsland } from "@maloca/artwork/maps/country-view";
import { type Trip, wayOf } from "@maloca/catalog";
import { heading } from "../../components/heading.css";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./way.css";
import { AROUND, ISLANDS, type Place, pieceWith, sideOf, veilAround } from "./way-map";

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
        {trip.place && <Around place={trip.place} slug={trip.slug} name={way.from} />}
      </div>
    </section>
  );
}

/** A piece of the home page's map, of which this trip's place alone is lit. */
function Around({ place, slug, name }: { place: Place; slug: string; name: string }) {
  const piece = pieceWith(place);
  const island = isIsland(place);
  return (
    <div className={island ? styles.sea : styles.map}>
      <img
        src={`/art/colombia.svg#svgView(viewBox(${piece.replaceAll(" ", ",")})preserveAspectRatio(xMidYMid%20slice))`}
        alt=""
        {...(island ? ISLANDS : AROUND)}
        loading="lazy"
        className={island ? styles.islands : styles.picture}
      />
      <svg
        viewBox={piece}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={styles.veil}
      >
        <path fillRule="evenodd" d={veilAround(place)} />
      </svg>
      <p className={styles.name[island ? slug : sideOf(place)]} aria-hidden="true">
        {name}
      </p>
    </div>
  );
}
