import { countrySize } from "@maloca/artwork/maps/country-view";
import { heading } from "../../components/heading.css";
import { countryWords } from "../../content/home/country-map";
import { marks } from "../../country-map-marks";
import { grid } from "../../style/grid.css";
import * as styles from "./country-map.css";

/**
 * A map of the country with a link to each trip at its place. The drawing shows the trips' months as rings.
 * The names are HTML, so that the finder can hide the trips that do not fit.
 */
export function CountryMap() {
  return (
    <section id="mapa" className={`${grid} ${styles.section}`}>
      <div className={styles.words}>
        <h2 className={heading}>{countryWords.title}</h2>
        <p className={styles.text}>{countryWords.text}</p>
      </div>
      <div className={styles.map}>
        <img
          src="/art/colombia.svg"
          alt=""
          {...countrySize}
          loading="lazy"
          className={styles.picture}
        />
        <ul data-trips="">
          {marks.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
