import type { Trip } from "@maloca/catalog";
import { heading, subheading } from "../../components/heading.css";
import { ReserveButton } from "../../components/reserve-button";
import { grid, main } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./steps.css";

/** How to book a place, step by step. */
export function Steps({ trip }: { trip: Trip }) {
  if (!trip.steps) return null;
  const { title, items, button } = trip.steps;
  return (
    <section className={`${styles.steps} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{title}</h2>
        <ol className={styles.list}>
          {items.map((item, i) => (
            <li key={item.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {i + 1}
              </span>
              <h3 className={subheading}>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
        {button && (
          <div className={styles.button}>
            <ReserveButton about={trip} variant="clay">
              {button}
            </ReserveButton>
          </div>
        )}
      </div>
    </section>
  );
}
