import { formatMonths, inOneYear, monthName, voluntariado } from "@maloca/catalog";
import { Head } from "../components/head";
import { subheading } from "../components/texts.css";
import { grid } from "../style/grid.css";
import * as styles from "./calendar.css";

const initials = Array.from({ length: 12 }, (_, i) =>
  monthName(i + 1)
    .charAt(0)
    .toUpperCase(),
);

const ink = (i: number) => styles.ink[i % styles.ink.length];

/** The seasons of the year at sea: which animals come, and in which months. */
export function Calendar() {
  const { title, text } = voluntariado.calendar;
  return (
    <section className={styles.calendar}>
      <Head look="seasons" title={title} text={text} />
      <div className={grid}>
        <ul className={styles.seasons}>
          {voluntariado.seasons.map(({ name, months, text: words }, i) => (
            <li key={name} className={styles.season}>
              <div className={styles.words}>
                <h3 className={subheading}>{name}</h3>
                <p className={styles.months}>{formatMonths(months)}</p>
                <p>{words}</p>
              </div>
              <div className={styles.year} aria-hidden="true">
                {inOneYear(months).map(([first, last]) => (
                  <div
                    key={first}
                    className={[styles.bar, ink(i), styles.first[first], styles.last[last]].join(
                      " ",
                    )}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.ruler} aria-hidden="true">
          <div className={`${styles.year} ${styles.initials}`}>
            {initials.map((initial, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year
              <span key={i}>{initial}</span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
