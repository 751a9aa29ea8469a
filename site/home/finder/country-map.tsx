import { countrySize } from "@maloca/artwork/maps/country-view";
import { PhoneFold } from "../../components/fold";
import { halves } from "../../components/fold.css";
import { home } from "../../content/home";
import { marks } from "../../drawings/drawn";
import * as styles from "./country-map.css";

/**
 * A map of the country with a link to each trip at its place. The drawing shows the trips' months as rings.
 * The names are HTML, so that the finder can hide the trips that do not fit.
 */
export function CountryMap() {
  return (
    <PhoneFold id="mapa" className={`${styles.section} ${halves.right}`} heading={home.finder.map}>
      <div className={styles.inside}>
        <p className={styles.words}>{home.finder.mapText}</p>
        <div className={styles.map}>
          <img src="/art/colombia.svg" alt="" {...countrySize} loading="lazy" />
          <ul data-trips="">
            {marks.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/${slug}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PhoneFold>
  );
}
