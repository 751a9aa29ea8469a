import { tripWays } from "@maloca/artwork/maps/trip-ways";
import { type Picture, type Trip, wayOf } from "@maloca/catalog";
import { drawings } from "@maloca/catalog/trips/drawings";
import { Art } from "../../components/art";
import { eyebrow, heading } from "../../components/texts.css";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./way.css";

/** The way from the meeting point to the lodging, and the trip's map. */
export function Way({ trip }: { trip: Trip }) {
  const way = wayOf(trip);
  if (!way) return null;
  const map = mapOf(trip);
  const note = map && mapNote(map);
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
                <dt className={eyebrow}>{label}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {map && <Art frame={styles.map} picture={map} className={styles.picture} />}
    </section>
  );
}

const MAP = /^\/art\/(.+)\/mapa\.svg$/;

/** The map among the trip's pictures, which says there what it shows, or else the one that only this place has. */
function mapOf({ gallery, slug }: Trip): Picture | undefined {
  const shown = gallery.find(({ src }) => MAP.test(src));
  return shown
    ? { ...shown, alt: "" }
    : drawings.find(({ src }) => src === `/art/${slug}/mapa.svg`);
}

/** What the map shows, where it does not show the lodging: nobody said where that lies. */
function mapNote({ src }: Picture): string | undefined {
  const way = tripWays[MAP.exec(src)?.[1] ?? ""];
  if (!way || way.stops.some(({ bed }) => bed)) return undefined;
  return way.ways ? tripWords.mapOfPlaces : tripWords.mapOfMeetingPoint;
}
