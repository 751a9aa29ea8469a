import { leastQuote, type Trip } from "@maloca/catalog";
import type { ReactNode } from "react";
import { priceTexts } from "../components/price";
import { tripWords } from "../content/trip";
import { onScreen } from "../style/print.css";
import { Help } from "./help";
import * as styles from "./trip-bar.css";

interface WithTripBarProps {
  trip: Trip;
  /** The bar's button. */
  button: ReactNode;
  /** Selector of the page's buttons that do the same: while one is in view, the bar is away. */
  beside: string;
  /** What the bar accompanies: all that is below the hero. */
  children: ReactNode;
}

/**
 * On a phone price, button and help stay at the window's lower edge; in wider windows only the help does
 * (docs/product.md, "Trip pages").
 */
export function WithTripBar({ trip, button, beside, children }: WithTripBarProps) {
  const [stated, converted] = priceTexts(leastQuote(trip.packages));
  return (
    <div className={styles.accompanied}>
      <div className={styles.page}>{children}</div>
      <div className={`${styles.bar} ${onScreen}`} data-bar={beside}>
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
