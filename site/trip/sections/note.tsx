import { siteLinks, type Trip } from "@maloca/catalog";
import { button } from "../../components/button.css";
import { heading } from "../../components/heading.css";
import { Sentences } from "../../components/texts";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./note.css";

/** A note on the season or the celebration. */
export function Note({ trip: { note } }: { trip: Trip }) {
  if (!note) return null;
  return (
    <section className={styles.note}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{note.title}</h2>
        <p className={styles.text}>{note.text}</p>
      </div>
    </section>
  );
}

/** Links to an outside donation page in a new tab. */
export function Donation({ trip: { donation } }: { trip: Trip }) {
  if (!donation) return null;
  return (
    <section className={`${styles.note} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>
          <Sentences of={donation.title} />
        </h2>
        <div className={styles.text}>
          <p>{donation.text}</p>
          <a
            className={`${button.outline} ${styles.button}`}
            href={siteLinks.donationUrl}
            target="_blank"
            rel="noopener"
          >
            {donation.button}
          </a>
        </div>
      </div>
    </section>
  );
}
