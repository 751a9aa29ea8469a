import { voluntariado } from "@maloca/catalog";
import { FromPrice } from "../components/from-price";
import { heading } from "../components/heading.css";
import { Sentences } from "../components/sentences";
import { TextList } from "../components/text-list";
import { tripWords } from "../content/trip";
import { grid } from "../style/grid.css";
import * as styles from "./work.css";

/** The volunteers' work, and the facts of a stay. */
export function Work() {
  const { about, facts } = voluntariado;
  return (
    <section className={`${grid} ${styles.work}`}>
      <h2 className={`${heading} ${styles.title}`}>
        <Sentences of={about.title} />
      </h2>
      <div className={styles.words}>
        {about.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <TextList texts={about.checks} className={styles.checks} item={styles.check} />
      </div>
      <div className={styles.ticket}>
        <h2 className={styles.ticketTitle}>{tripWords.facts}</h2>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <FromPrice {...voluntariado} />
      </div>
    </section>
  );
}
