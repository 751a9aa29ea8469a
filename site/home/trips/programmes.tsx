import {
  copFromUsd,
  formatCop,
  formatUsd,
  leastQuote,
  seasonalTrips,
  type Trip,
  tripName,
} from "@maloca/catalog";
import { heading, subheading } from "../../components/heading.css";
import { AfterPrice, approximate, chargedBy } from "../../components/price";
import { WovenDivider } from "../../components/woven";
import { programmes } from "../../content/home/opening";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./programmes.css";

const leastOf = ({ packages }: Trip) => leastQuote(packages).cop;

/** The seasonal trip with the lowest price, which is below the stated "from" price. */
const [cheapest] = [...seasonalTrips].sort((a, b) => leastOf(a) - leastOf(b));

/** The three ways to travel: name and length, description, price. */
export function Programmes() {
  return (
    <section id="programas" className={styles.programmes}>
      <WovenDivider on="forest" />
      <div className={`${grid} ${styles.inside}`}>
        <h2 className={`${heading} ${styles.title}`}>{programmes.title}</h2>
        <ul className={styles.models}>
          {programmes.models.map(({ title, usd, length, text, link, about, unit, dated }) => (
            <li key={title} className={styles.model}>
              <div>
                <h3 className={subheading}>{title}</h3>
                <p className={styles.length}>{length}</p>
              </div>
              <div className={styles.words}>
                <p>{text}</p>
                {dated && cheapest && (
                  <p className={styles.cheapest}>
                    {tripWords.cheapest(tripName(cheapest), chargedBy(cheapest))}.
                  </p>
                )}
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </div>
              <p>
                {tripWords.from} {about && `${tripWords.some} `}
                <strong className={styles.figure}>{formatUsd(usd)}</strong>
                <AfterPrice unit={unit} words={approximate(formatCop(copFromUsd(usd)))} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
