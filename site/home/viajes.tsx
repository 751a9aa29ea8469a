import type { Trip } from "@maloca/catalog";
import { Art } from "../components/art";
import { button } from "../components/button.css";
import { FromPrice } from "../components/from-price";
import { heading, subheading } from "../components/heading.css";
import { Pinned } from "../components/pinned";
import { viajes } from "../content/home";
import { featured } from "../content/trips";
import { grid } from "../style/grid.css";
import * as styles from "./viajes.css";

export function Viajes() {
  return (
    <section id="viajes" className={styles.viajes}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{viajes.title}</h2>
        <p className={styles.text}>{viajes.text}</p>
      </div>
      {featured.map((trip) => (
        <TripCard key={trip.slug} trip={trip} />
      ))}
      <div className={grid}>
        <p className={styles.regions}>
          <span className={styles.regionsLabel}>{viajes.regionsLabel}</span>{" "}
          {viajes.regions.join(", ")}.
        </p>
      </div>
    </section>
  );
}

function TripCard({ trip: { slug, destination, hero, packages } }: { trip: Trip }) {
  return (
    <article className={grid}>
      <div className={styles.art}>
        <Art picture={hero.image} trip={slug} />
      </div>
      <Pinned className={styles.card}>
        <div className={styles.words}>
          <p className={styles.place}>{destination}</p>
          <h3 className={subheading}>{hero.title}</h3>
          <p>{hero.lead}</p>
          <FromPrice packages={packages} />
          <a className={button.clay} href={`/${slug}`}>
            {viajes.link}
          </a>
        </div>
      </Pinned>
    </article>
  );
}
