import type { Trip } from "@maloca/catalog";
import { Figures } from "../components/figures";
import { FromPrice } from "../components/from-price";
import { heading } from "../components/heading.css";
import { Pinned } from "../components/pinned";
import { tripWords } from "../content/trip";
import { grid } from "../style/grid.css";
import * as styles from "./about.css";

/** What the place is, in words and in figures, and the trip at a glance. */
export function About({ trip: { about, facts, figures, packages } }: { trip: Trip }) {
  return (
    <section className={grid}>
      <Pinned className={styles.card}>
        <h2 className={styles.cardTitle}>{tripWords.facts}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.price}>
          <FromPrice packages={packages} />
        </div>
      </Pinned>
      <div className={styles.words}>
        <h2 className={heading}>{about.title}</h2>
        {about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className={styles.checks}>
          {about.checks.map((check) => (
            <li key={check} className={styles.check}>
              {check}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.figures}>
        <Figures facts={figures} on="paper" />
      </div>
    </section>
  );
}
