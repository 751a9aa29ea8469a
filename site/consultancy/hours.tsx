import {
  type ConsultancyPackage,
  consultancyPackages,
  priceTexts,
  quote,
  siteLinks,
} from "@maloca/catalog";
import { LinkButton } from "../components/buttons";
import { TextList } from "../components/texts";
import { heading } from "../components/texts.css";
import { consultancy, dialogs, HOURS_ID } from "../content/consultancy";
import { tripWords } from "../content/trip";
import { grid, main } from "../style/grid.css";
import { Opener } from "./form-dialog";
import * as styles from "./hours.css";

const words = consultancy.hours;

/** Packages with more and more hours. */
export function Hours() {
  return (
    <section id={HOURS_ID} className={`${grid} ${styles.hours}`}>
      <h2 className={`${heading} ${main}`}>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.packages}>
        {consultancyPackages.map((one) => (
          <Card key={one.hours} package={one} />
        ))}
      </div>
    </section>
  );
}

function Card({ package: one }: { package: ConsultancyPackage }) {
  const { hours, title, description, features, recommended, colour } = one;
  return (
    <article className={`${styles.card} ${styles.ink[colour]}`}>
      <header>
        {recommended && <p className={styles.badge}>Recomendado</p>}
        <p className={styles.figure}>{hours}</p>
        <h3 className={styles.name}>{title}</h3>
      </header>
      <p>{description}</p>
      <TextList texts={features} className={styles.features} item={styles.feature} />
      <div className={styles.foot}>
        <PriceLine package={one} />
        <Action package={one} />
      </div>
    </article>
  );
}

function PriceLine({ package: { price, from } }: { package: ConsultancyPackage }) {
  if (!price) return <p className={styles.price}>Gratis</p>;
  const [stated, converted] = priceTexts(quote(price));
  return (
    <p>
      <span className={styles.price}>
        {from && `${tripWords.from} `}
        {stated}
      </span>{" "}
      {tripWords.approximately} {converted}
    </p>
  );
}

function Action({ package: { action, colour } }: { package: ConsultancyPackage }) {
  // The one that shows on the ground.
  const variant = colour === "maize" ? "clay" : "maize";
  if (action === "consultation")
    return <LinkButton href={siteLinks.calendarUrl} variant={variant} label={words.match} />;
  if (action === "synergy")
    return <LinkButton href={siteLinks.synergyUrl} variant={variant} label={words.synergy} />;
  return <Opener about={dialogs.proposal} variant={variant} label={words.propose} />;
}
