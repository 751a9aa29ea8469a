import type { Trip } from "@maloca/catalog";
import { heading, subheading } from "../components/heading.css";
import { grid, main } from "../style/grid.css";
import { onScreen } from "../style/print.css";
import * as styles from "./highlights.css";
import { lookOf } from "./look";

/** What one comes for. */
export function Highlights({ trip }: { trip: Trip }) {
  if (!trip.highlights) return null;
  const { title, items } = trip.highlights;
  const look = lookOf(trip).highlights;
  return (
    <section className={`${styles.highlights[look]} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{title}</h2>
        <ul className={styles.list[look]}>
          {items.map((item) => (
            <li key={item.title} className={styles.item[look]}>
              <h3 className={`${subheading} ${styles.name[look]}`}>{item.title}</h3>
              <p className={styles.text[look]}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
