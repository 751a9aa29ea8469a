import type { Trip } from "@maloca/catalog";
import { heading, subheading } from "../components/heading.css";
import { grid } from "../style/grid.css";
import * as styles from "./experiences.css";

/** What may be chosen; the booking dialog asks which. */
export function Experiences({ trip: { experiences } }: { trip: Trip }) {
  if (!experiences) return null;
  return (
    <section className={styles.experiences}>
      <div className={grid}>
        <div className={styles.words}>
          <h2 className={heading}>{experiences.title}</h2>
          <p className={styles.text}>{experiences.text}</p>
        </div>
        <ul className={styles.list}>
          {experiences.items.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <h3 className={subheading}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
