import { type Trip, wayOf } from "@maloca/catalog";
import { Art } from "../../components/art";
import { heading } from "../../components/texts.css";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./way.css";
import { MAINLAND, type Place, pieceWith, sideOf, veilAround } from "./way-map";

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
    <section className={`${grid} ${styles.way}`}>
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
      {trip.place && <PlaceMap place={trip.place} trip={trip} name={way.from} />}
    </section>
  );
}

/** The trip's own map, whole; of a trip without one the part of the country's map with its place. */
function PlaceMap({ place, trip, name }: { place: Place; trip: Trip; name: string }) {
  const own = trip.gallery.find(({ src }) => src.endsWith("/mapa.svg"));
  if (!own) return <MainlandMap place={place} name={name} />;
  return <Art frame={styles.ownMap} picture={{ ...own, alt: "" }} className={styles.whole} />;
}

/** A part of the home page's map, with a veil over all places but this trip's. */
function MainlandMap({ place, name }: { place: Place; name: string }) {
  const piece = pieceWith(place);
  return (
    <div className={styles.map}>
      <img
        src={`/art/colombia.svg#svgView(viewBox(${piece.replaceAll(" ", ",")})preserveAspectRatio(xMidYMid%20slice))`}
        alt=""
        {...MAINLAND}
        loading="lazy"
        className={styles.picture}
      />
      <svg
        viewBox={piece}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={styles.veil}
      >
        <path fillRule="evenodd" d={veilAround(place)} />
      </svg>
      <p className={styles.name[sideOf(place)]} aria-hidden="true">
        {name}
      </p>
    </div>
  );
}
