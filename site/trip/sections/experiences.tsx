import type { Trip } from "@maloca/catalog";
import { heading, subheading } from "../../components/heading.css";
import { Widget } from "../../components/widget";
import { experienceNames } from "../../content/experiences";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./experiences.css";

/** The experiences to choose from, with checkboxes; the booking dialog has them too. */
export function Experiences({ trip }: { trip: Trip }) {
  if (!trip.experiences) return null;
  const { title, text, items } = trip.experiences;
  return (
    <section className={styles.experiences}>
      <div className={grid}>
        <div className={styles.words}>
          <h2 className={heading}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={`${styles.card} ${onScreen}`}>
            <Widget name="experiences" attributes={{ experiences: experienceNames(trip) }} />
          </div>
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={subheading}>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
