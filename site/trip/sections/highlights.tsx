import type { Trip } from "@maloca/catalog";
import { heading, subheading } from "../../components/heading.css";
import { grid, main } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { variantsOf } from "../page-variants";
import * as styles from "./highlights.css";

/** The trip's highlights. */
export function Highlights({ trip }: { trip: Trip }) {
  if (!trip.highlights) return null;
  const { title, items } = trip.highlights;
  const variant = variantsOf(trip).highlights;
  return (
    <section className={`${styles.highlights[variant]} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{title}</h2>
        <ul className={styles.list[variant]}>
          {items.map((item) => (
            <li key={item.title} className={styles.item[variant]}>
              <h3 className={`${subheading} ${styles.name[variant]}`}>{item.title}</h3>
              <p className={styles.text[variant]}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
