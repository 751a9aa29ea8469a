import {
  formatNight,
  messagingLink,
  priceTexts,
  quote,
  subjectOf,
  type Trip,
} from "@maloca/catalog";
import { button } from "../../components/button.css";
import { priceData, useReserveWords } from "../../components/buttons";
import { heading, lead } from "../../components/texts.css";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./event.css";

/**
 * An event with tickets: radio buttons choose the tier, and one button reserves it.
 * Each tier has its own button, and the style sheet shows that of the chosen tier. So the choice reaches the
 * booking dialog, or without scripts the message, and the page needs no script for it.
 */
export function Event({ trip }: { trip: Trip }) {
  const words = useReserveWords();
  if (!trip.event) return null;
  const { name, night, text, tiers } = trip.event;
  const ticket = (tier: string) => `${name}, ${tier}`;
  const rel = { rel: "noopener" };
  return (
    <section className={`${grid} ${styles.event} ${onScreen}`}>
      <div className={styles.words}>
        <p className={styles.when}>{formatNight(night)}</p>
        <h2 className={heading}>{name}</h2>
        <p className={lead}>{text}</p>
      </div>
      <form className={styles.form} action={messagingLink()} method="get" target="_blank" {...rel}>
        <fieldset className={styles.tiers}>
          <legend className={styles.legend}>{tripWords.tier}</legend>
          {tiers.map((tier, i) => {
            const [stated, converted] = priceTexts(quote(tier.price));
            const about = subjectOf({ ...trip, package: ticket(tier.name) });
            return (
              <label key={tier.name} className={styles.tier}>
                <input
                  type="radio"
                  name="text"
                  value={words.message(about)}
                  defaultChecked={i === 0}
                  className={styles.radio}
                />
                <span className={styles.name}>{tier.name}</span>
                <span className={styles.price}>{stated}</span>
                <span className={styles.opens}>{tier.features.join(". ")}.</span>
                <span className={styles.other}>
                  {tripWords.approximately} {converted}
                </span>
              </label>
            );
          })}
        </fieldset>
        <div className={styles.buttons}>
          {tiers.map((tier) => (
            <button
              key={tier.name}
              type="submit"
              className={`${button.maize} ${styles.reserve}`}
              data-maloca-open="booking"
              data-package={ticket(tier.name)}
              {...priceData(quote(tier.price))}
            >
              {words.label(tripWords.reserveTier(tier.name))}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}
