import { siteLinks, type Trip } from "@maloca/catalog";
import { button } from "../../components/button.css";
import { heading } from "../../components/heading.css";
import { Sentences } from "../../components/sentences";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./note.css";

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
