import type { Trip } from "@maloca/catalog";
import { heading } from "../../components/heading.css";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./ecolodge.css";

/** The lodging, and why it was chosen. */
export function Ecolodge({ trip: { ecolodge } }: { trip: Trip }) {
  if (!ecolodge) return null;
  return (
    <section className={`${styles.ecolodge} ${onScreen}`}>
      <div className={grid}>
        <div className={styles.words}>
          <h2 className={heading}>{ecolodge.title}</h2>
          <p className={styles.text}>{ecolodge.text}</p>
        </div>
        <ul className={styles.cards}>
          {ecolodge.items.map(({ title, text }) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
