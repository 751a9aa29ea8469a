import { siteLinks, type Trip } from "@maloca/catalog";
import { LinkButton, ReserveButton } from "../../components/buttons";
import { Sentences } from "../../components/texts";
import { heading, subheading } from "../../components/texts.css";
import { Widget } from "../../components/widget";
import { experienceNames } from "../../content/trip";
import { grid, main } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { variantsOf } from "../page-variants";
import * as styles from "./extras.css";

/** The trip's highlights. */
export function Highlights({ trip }: { trip: Trip }) {
  if (!trip.highlights) return null;
  const { title, items } = trip.highlights;
  const variant = variantsOf(trip).highlights;
  return (
    <section className={`${grid} ${styles.highlights[variant]} ${onScreen}`}>
      <h2 className={`${heading} ${main}`}>{title}</h2>
      <ul className={styles.list[variant]}>
        {items.map((item) => (
          <li key={item.title} className={styles.item[variant]}>
            <h3 className={`${subheading} ${styles.name[variant]}`}>{item.title}</h3>
            <p className={styles.text[variant]}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lodging, and why it was chosen. */
export function Ecolodge({ trip: { ecolodge } }: { trip: Trip }) {
  if (!ecolodge) return null;
  return (
    <section className={`${grid} ${styles.ecolodge} ${onScreen}`}>
      <div className={styles.words}>
        <h2 className={heading}>{ecolodge.title}</h2>
        <p className={styles.lead}>{ecolodge.text}</p>
      </div>
      <ul className={styles.cards}>
        {ecolodge.items.map(({ title, text }) => (
          <li key={title} className={styles.card}>
            <h3 className={styles.ecolodgeName}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The experiences to choose from, with checkboxes; the booking dialog has them too. */
export function Experiences({ trip }: { trip: Trip }) {
  if (!trip.experiences) return null;
  const { title, text, items } = trip.experiences;
  return (
    <section className={`${grid} ${styles.experiences}`}>
      <div className={styles.experiencesWords}>
        <h2 className={heading}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        <div className={`${styles.experiencesCard} ${onScreen}`}>
          <Widget name="experiences" attributes={{ experiences: experienceNames(trip) }} />
        </div>
      </div>
      <ul className={styles.experiencesList}>
        {items.map((item) => (
          <li key={item.title} className={styles.experiencesItem}>
            <h3 className={subheading}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to book a place, step by step. */
export function Steps({ trip }: { trip: Trip }) {
  if (!trip.steps) return null;
  const { title, items, button } = trip.steps;
  return (
    <section className={`${grid} ${styles.steps} ${onScreen}`}>
      <h2 className={`${heading} ${main}`}>{title}</h2>
      <ol className={styles.stepsList}>
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
          <ReserveButton about={trip} variant="clay" label={button} />
        </div>
      )}
    </section>
  );
}

/** A note on the season or the celebration. */
export function Note({ trip: { note } }: { trip: Trip }) {
  if (!note) return null;
  return (
    <section className={`${grid} ${styles.note}`}>
      <h2 className={`${heading} ${styles.title}`}>{note.title}</h2>
      <p className={styles.noteText}>{note.text}</p>
    </section>
  );
}

/** Links to an outside donation page in a new tab. */
export function Donation({ trip: { donation } }: { trip: Trip }) {
  if (!donation) return null;
  return (
    <section className={`${grid} ${styles.note} ${onScreen}`}>
      <h2 className={`${heading} ${styles.title}`}>
        <Sentences of={donation.title} />
      </h2>
      <div className={styles.noteText}>
        <p>{donation.text}</p>
        <LinkButton
          href={siteLinks.donationUrl}
          variant="outline"
          className={styles.noteButton}
          label={donation.button}
        />
      </div>
    </section>
  );
}
