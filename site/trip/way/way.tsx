import { isIsland } from "@maloca/artwork/maps/country-view";
import { type Trip, wayOf } from "@maloca/catalog";
import { heading } from "../../components/heading.css";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./way.css";
import { ISLANDS, MAINLAND, type Place, pieceWith, sideOf, veilAround } from "./way-map";

/** The way from the meeting point to the lodging, and a map of the trip's place. */
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
        {trip.place && <PlaceMap place={trip.place} slug={trip.slug} name={way.from} />}
      </div>
    </section>
  );
}

/** A part of the home page's map, with a veil over all places but this trip's. */
function PlaceMap({ place, slug, name }: { place: Place; slug: string; name: string }) {
  const piece = pieceWith(place);
  const island = isIsland(place);
  return (
    <div className={island ? styles.sea : styles.map}>
      <img
        src={`/art/colombia.svg#svgView(viewBox(${piece.replaceAll(" ", ",")})preserveAspectRatio(xMidYMid%20slice))`}
        alt=""
        {...(island ? ISLANDS : MAINLAND)}
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
