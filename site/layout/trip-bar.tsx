import { leastQuote, priceTexts, type Trip, tripName } from "@maloca/catalog";
import type { ReactNode } from "react";
import { Widget } from "../components/widget";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import { onScreen } from "../style/print.css";
import * as styles from "./trip-bar.css";

interface WithTripBarProps {
  trip: Trip;
  button: ReactNode;
  /** Selector of the page's buttons with the same purpose: the bar is hidden while one is visible. */
  sameAs: string;
  /** The page below the hero. */
  children: ReactNode;
}

/**
 * Content with a bar. On a phone and a tablet the bar with price, button and help stays at the window's lower
 * edge; a desk shows only the help (docs/product.md, "Trip pages").
 */
export function WithTripBar({ trip, button, sameAs, children }: WithTripBarProps) {
  const [stated, converted] = priceTexts(leastQuote(trip.packages));
  return (
    <div className={styles.accompanied}>
      <div className={styles.page}>{children}</div>
      <div className={`${styles.bar} ${onScreen}`} data-bar={sameAs}>
        <p className={styles.price}>
          {tripWords.from} <strong className={styles.amount}>{stated}</strong>{" "}
          <span className={styles.converted}>
            {tripWords.approximately} {converted}
          </span>
        </p>
        <div className={styles.button}>{button}</div>
        <Help trip={trip} />
      </div>
    </div>
  );
}

/** The floating help button (docs/product.md, "Help button"). */
function Help({ trip }: { trip: Trip }) {
  return (
    <div className={styles.help}>
      <Widget name="help" attributes={{ text: messages.help(tripName(trip)) }} />
    </div>
  );
}
