import { voluntariado } from "@maloca/catalog";
import { FactLines } from "../components/fact-lines";
import { heading } from "../components/heading.css";
import { FromPrice } from "../components/price";
import { Paragraphs, Sentences, TextList } from "../components/texts";
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
        <Paragraphs of={about.paragraphs} />
        <TextList texts={about.checks} className={styles.checks} item={styles.check} />
      </div>
      <div className={styles.ticket}>
        <h2 className={styles.ticketTitle}>{tripWords.facts}</h2>
        <FactLines lines={facts} className={styles.facts} classes={styles} />
        <FromPrice {...voluntariado} />
      </div>
    </section>
  );
}
