import {
  advertisedPrices,
  copFromUsd,
  formatCop,
  formatUsd,
  safeAddress,
  seasonalTrips,
  tripName,
} from "@maloca/catalog";
import { Art } from "../components/art";
import { LinkButton } from "../components/buttons";
import { PhoneFold } from "../components/fold";
import { Hero } from "../components/hero";
import { AfterPrice, approximate, seasonalPrice } from "../components/price";
import { heading, subheading } from "../components/texts.css";
import { WovenDivider } from "../components/woven";
import { hero, problem, programmes } from "../content/home/opening";
import { tripWords } from "../content/trip";
import { grid, main } from "../style/grid.css";
import * as styles from "./opening.css";

export function HomeHero() {
  return (
    <Hero {...hero}>
      {hero.buttons.map(({ id, label }, i) => (
        <LinkButton
          key={id}
          variant={i === 0 ? "maize" : "outline"}
          href={`#${id}`}
          label={label}
        />
      ))}
    </Hero>
  );
}

/** The problems of ordinary tourism, and the operator's answer. */
export function Problem() {
  return (
    <section id="problema" className={`${grid} ${styles.problem}`}>
      <h2 className={`${heading} ${styles.title}`}>{problem.title}</h2>
      <PhoneFold className={styles.points} heading={problem.fold} titled>
        <p className={styles.text}>{problem.text}</p>
        <ul className={styles.list}>
          {problem.points.map(({ title, text }) => (
            <li key={title} className={styles.point}>
              <h3 className={subheading}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PhoneFold>
      <Art frame={styles.art} picture={problem.picture} />
      <p className={styles.answer}>{problem.answer}</p>
    </section>
  );
}

/** The seasonal trip whose price is the stated "from" price: other trips cost more or less. */
const priced = seasonalTrips.find(
  ({ card }) => card.advertisedUsd === advertisedPrices.seasonalTrips,
);

/** The three ways to travel: name and length, description, price. */
export function Programmes() {
  return (
    <section id="programas" className={styles.programmes}>
      <WovenDivider on="forest" />
      <div className={`${grid} ${styles.inside}`}>
        <h2 className={`${heading} ${main}`}>{programmes.title}</h2>
        <ul className={styles.models}>
          {programmes.models.map(({ title, usd, length, text, link, about, unit, dated }) => (
            <li key={title} className={styles.model}>
              <div className={styles.heading}>
                <h3 className={subheading}>{title}</h3>
                <p className={styles.length}>{length}</p>
              </div>
              <p>{text}</p>
              <div className={styles.offer}>
                <p>
                  {dated && priced ? tripWords.fromThat(tripName(priced)) : tripWords.from}{" "}
                  {about && `${tripWords.some} `}
                  <strong className={styles.figure}>{formatUsd(usd)}</strong>
                  <AfterPrice
                    unit={unit && tripWords.perPerson}
                    words={
                      dated && priced
                        ? seasonalPrice(priced).other
                        : approximate(formatCop(copFromUsd(usd)))
                    }
                  />
                </p>
                <a className={styles.link} href={safeAddress(link.href)}>
                  {link.label}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
