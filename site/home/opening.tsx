import {
  advertisedPrices,
  copFromUsd,
  formatCop,
  formatUsd,
  safeAddress,
  seasonalTrips,
  settings,
  tripName,
  volunteerWeeks,
} from "@maloca/catalog";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../components/art";
import { LinkButton } from "../components/buttons";
import { PhoneFold } from "../components/fold";
import { Hero } from "../components/hero";
import { AfterPrice, approximate, seasonalPrice } from "../components/price";
import { heading, subheading } from "../components/texts.css";
import { home } from "../content/home";
import { tripWords } from "../content/trip";
import { weeks } from "../content/volunteering";
import { grid, main } from "../style/grid.css";
import * as styles from "./opening.css";

/** Only the words over it say what is seen. */
const dawn = {
  src: "/art/home/hero.svg",
  alt: "Amanecer a la orilla del río: sale humo del techo de palma de una maloca, alguien espera en la puerta y alguien llega en canoa.",
  caption: "La maloca al amanecer",
};

export function HomeHero() {
  const { eyebrow, lead, toTrips, toAbout, toPartners } = home.hero;
  return (
    <Hero eyebrow={eyebrow} title={settings.tagline} lead={lead} image={dawn}>
      <LinkButton variant="maize" href="#viajes" label={toTrips} />
      <LinkButton variant="outline" href="#nosotros" label={toAbout} />
      <LinkButton variant="outline" href="#aliados" label={toPartners} />
    </Hero>
  );
}

/** The problems of ordinary tourism, and the operator's answer. */
export function Problem() {
  const { problem } = home;
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
      <Art frame={styles.art} picture={pictureOf(problem.picture)} />
      <p className={styles.answer}>{problem.answer}</p>
    </section>
  );
}

/** The seasonal trip whose price is the stated "from" price: other trips cost more or less. */
const priced = seasonalTrips.find(
  ({ card }) => card.advertisedUsd === advertisedPrices.seasonalTrips,
);

const { custom, seasonal, volunteering } = home.programmes;

const programmes = [
  {
    ...custom,
    href: "#custom-trip-form",
    from: `${tripWords.from} ${tripWords.some}`,
    unit: "",
    other: "",
  },
  {
    ...seasonal,
    href: "#viajes-temporada",
    from: priced ? tripWords.fromThat(tripName(priced)) : tripWords.from,
    unit: tripWords.perPerson,
    other: priced ? seasonalPrice(priced).other : "",
  },
  {
    ...volunteering,
    href: weeks.href,
    usd: volunteerWeeks.price.usd,
    length: volunteerWeeks.length,
    from: tripWords.from,
    unit: tripWords.perPerson,
    other: "",
  },
];

/** The three ways to travel: name and length, description, price. */
export function Programmes() {
  return (
    <section id="programas" className={styles.programmes}>
      <div className={`${grid} ${styles.inside}`}>
        <h2 className={`${heading} ${main}`}>{home.programmes.title}</h2>
        <ul className={styles.models}>
          {programmes.map(({ title, usd, length, text, link, href, from, unit, other }) => (
            <li key={title} className={styles.model}>
              <div className={styles.heading}>
                <h3 className={subheading}>{title}</h3>
                <p className={styles.length}>{length}</p>
              </div>
              <p>{text}</p>
              <div className={styles.offer}>
                <p>
                  {from} <strong className={styles.figure}>{formatUsd(usd)}</strong>
                  <AfterPrice
                    unit={unit}
                    words={other || approximate(formatCop(copFromUsd(usd)))}
                  />
                </p>
                <a className={styles.link} href={safeAddress(href)}>
                  {link}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
