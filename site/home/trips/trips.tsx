import {
  destinations,
  endedSeason,
  formatDays,
  formatSeason,
  type ListedTrip,
  seasonalTrips,
  type Trip,
  tripFact,
  tripName,
  whenWords,
} from "@maloca/catalog";
import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { Head } from "../../components/head";
import { AfterPrice, priceInPesos, seasonalPrice } from "../../components/price";
import { SeasonBadge } from "../../components/season";
import { TextList } from "../../components/texts";
import { checked } from "../../components/texts.css";
import { finder } from "../../content/finder";
import { home } from "../../content/home";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { FinderStatus } from "../finder/finder";
import * as styles from "./trips.css";
import { Volunteer } from "./volunteer";

export function Destinations({ now }: { now: Date }) {
  return (
    <section id="viajes" className={styles.destinations}>
      <Head title={home.destinations.title} text={home.destinations.text} />
      <div className={grid}>
        <FinderStatus>
          <a href="#buscador">{finder.change}</a>
        </FinderStatus>
      </div>
      <ul className={styles.row} data-trips="">
        {destinations.map((trip) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            place={trip.card.region}
            more={whenWords(trip)}
            status={trip.card.status}
            now={now}
            price={priceInPesos(trip)}
            link={home.destinations.link}
          />
        ))}
      </ul>
      <Volunteer />
    </section>
  );
}

/** Trips with a date. */
export function Seasonal({ now }: { now: Date }) {
  return (
    <section id="viajes-temporada" className={styles.seasonal}>
      <Head title={home.seasonal.title} text={home.seasonal.text} />
      <ul className={`${styles.row} ${styles.onDark}`} data-trips="">
        {seasonalTrips.map((trip) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            place={datesOf(trip)}
            more={groupOf(trip)}
            now={now}
            text={trip.hero.lead}
            price={seasonalPrice(trip)}
            link={endedSeason(trip.season, now) ? tripWords.nextSeason : home.seasonal.link}
          />
        ))}
      </ul>
    </section>
  );
}

const datesOf = (trip: Trip) =>
  trip.season ? formatSeason(trip.season) : (tripFact(trip, "season") ?? "");

const groupOf = (trip: Trip) => tripFact(trip, "group") ?? home.seasonal.group;

/** How many of the trip's checks a card shows. */
const HIGHLIGHTS = 2;

interface TripCardProps {
  /** When the page is built. */
  now: Date;
  trip: ListedTrip;
  place: string;
  /** After the number of days. */
  more: string;
  status?: string;
  text?: string;
  /** The price, in large type, with the words before and after it. */
  price: ReturnType<typeof seasonalPrice>;
  /** The button's words; screen readers also read the trip's name. */
  link: string;
}

/** A trip's card; its picture moves to the trip's page in a view transition. */
function TripCard(props: TripCardProps) {
  const { trip, now, place, more, status, text, price, link } = props;
  const { image } = trip.hero;
  const name = tripName(trip);
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <Art
          picture={{ ...image, alt: image.caption }}
          trip={trip.slug}
          className={styles.picture}
        />
        <p className={styles.tags}>
          {status && <span className={styles.status}>{status}</span>}{" "}
          <SeasonBadge
            badge={trip.card.badge}
            season={trip.season}
            now={now}
            className={styles.badge}
          />
        </p>
        <h3 className={styles.name}>{name}</h3>
      </div>
      <div className={styles.head}>
        <p className={styles.place}>{place}</p>
        <p className={styles.length}>
          {formatDays(trip.packages.map(({ duration }) => duration))} · {more}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <TextList
        texts={trip.about.checks.slice(0, HIGHLIGHTS)}
        className={styles.highlights}
        item={checked}
      />
      <div className={styles.foot}>
        <p className={styles.price}>
          {price.before} <strong className={styles.amount}>{price.amount}</strong>
          <AfterPrice unit={price.unit} words={price.other} />
          {price.charged && `. ${price.charged}`}
        </p>
        <a
          className={`${button.clay} ${styles.link}`}
          href={`/${trip.slug}`}
          aria-label={`${link}: ${name}`}
        >
          {link}
        </a>
      </div>
    </li>
  );
}
