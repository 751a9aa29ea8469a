import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../../components/art";
import { heading } from "../../components/texts.css";
import { home, shownTrip } from "../../content/home";
import { grid, main } from "../../style/grid.css";
import * as styles from "./tiles.css";

/** Pictures of places, each a link to its trip's page; a hidden trip has none. */
export function Tiles() {
  const { title, items } = home.tiles;
  return (
    <section id="destinos">
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{title}</h2>
      </div>
      <ul className={styles.sheet}>
        {items.map(({ trip, line, picture }) => {
          const shown = shownTrip(trip);
          return (
            shown && (
              <li key={trip} className={styles.tile}>
                <a className={styles.link} href={`/${shown.slug}`}>
                  <Art picture={{ ...pictureOf(picture), alt: "" }} />
                  <span className={styles.words}>
                    <span className={styles.name}>{shown.destination}</span>{" "}
                    <span className={styles.line}>{line}</span>
                  </span>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
