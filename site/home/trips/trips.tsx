import {
  copFromUsd,
  destinations,
  endedSeason,
  formatCop,
  formatDays,
  formatSeason,
  formatUsd,
  type ListedTrip,
  leastQuote,
  priceTexts,
  type SeasonalCard,
  seasonalTrips,
  type Trip,
  type TripSlug,
  tripFact,
  tripName,
  whenWords,
} from "@maloca/catalog";
import type { ReactNode } from "react";
import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { AfterPrice, approximate, chargedBy } from "../../components/price";
import { SeasonBadge, SeasonOver } from "../../components/season";
import { TextList } from "../../components/texts";
import { checked } from "../../components/texts.css";
import { destinationWords, seasonalWords } from "../../content/home/destinations";
import { finder } from "../../content/home/finder";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { FinderStatus } from "../finder/finder";
import { Head } from "../head";
import * as styles from "./trips.css";
import { Volunteer } from "./volunteer";

export function Destinations() {
  return (
    <section id="viajes" className={styles.destinations}>
      <Head title={destinationWords.title} text={destinationWords.text} />
      <div className={grid}>
        <FinderStatus>
          <a href="#buscador">{finder.change}</a>
        </FinderStatus>
      </div>
      <ul className={styles.cards} data-trips="">
        {destinations.map((trip) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            name={tripName(trip)}
            place={trip.card.region}
            status={trip.card.status}
            badge={<span className={cardBadge}>{trip.card.badge}</span>}
            price={priceInPesos(trip)}
            link={destinationWords.link}
          />
        ))}
      </ul>
      <Volunteer />
    </section>
  );
}

/** Every card has its price in pesos; a converted price is marked as approximate. */
function priceInPesos({ packages, priceUnit }: Trip) {
  const { cop, usd, lead } = leastQuote(packages);
  const about = `${tripWords.approximately} `;
  return {
    before: lead === "usd" ? `${tripWords.from} ${tripWords.some}` : tripWords.from,
    amount: formatCop(cop),
    after: (
      <AfterPrice unit={priceUnit} words={`${lead === "cop" ? about : ""}${formatUsd(usd)}`} />
    ),
  };
}

/** Trips with a date. `now` is when the page is built. */
export function Seasonal({ now }: { now: Date }) {
  return (
    <section id="viajes-temporada" className={styles.seasonal}>
      <Head title={seasonalWords.title} text={seasonalWords.text} />
      <ul className={styles.seasonalCards} data-trips="">
        {seasonalTrips.map((trip) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            name={tripName(trip)}
            place={`${datesOf(trip)} · ${groupOf(trip)}`}
            badge={
              <SeasonBadge
                badge={trip.card.badge}
                season={trip.season}
                now={now}
                className={cardBadge}
              />
            }
            text={trip.hero.lead}
            price={advertisedPrice(trip.card, trip)}
            link={endedSeason(trip.season, now) ? tripWords.nextSeason : seasonalWords.link}
            note={<SeasonOver trip={trip} now={now} />}
          />
        ))}
      </ul>
    </section>
  );
}

const datesOf = (trip: Trip) =>
  trip.season ? formatSeason(trip.season) : (tripFact(trip, "season") ?? "");

const groupOf = (trip: Trip) => tripFact(trip, "group") ?? seasonalWords.group;

/** Whether prices differ by more than rates of exchange explain: 710 and 712 USD are the same. */
const differs = (one: number, other: number) => Math.abs(one - other) > other / 100;

/** The price that the operator states for the home page; otherwise the trip's lowest. */
function advertisedPrice({ advertisedUsd }: SeasonalCard, { packages, priceUnit }: Trip) {
  const rate = packages[0]?.price.copPerUsd;
  const least = leastQuote(packages);
  const [amount, converted] =
    advertisedUsd === undefined
      ? priceTexts(least)
      : [formatUsd(advertisedUsd), formatCop(copFromUsd(advertisedUsd, rate))];
  return {
    before: tripWords.from,
    amount,
    after: <AfterPrice unit={priceUnit} words={approximate(converted)} />,
    charged:
      advertisedUsd !== undefined && differs(advertisedUsd, least.usd)
        ? tripWords.onItsPage(chargedBy({ packages, priceUnit }))
        : undefined,
  };
}

/** How many of the trip's checks a card shows. */
const HIGHLIGHTS = 3;

interface TripCardProps {
  trip: ListedTrip<TripSlug>;
  name: string;
  place: string;
  badge: ReactNode;
  status?: string;
  text?: string;
  /** The price, in large type, with the words before and after it. */
  price: { amount: string; before: string; after: ReactNode; charged?: string | undefined };
  /** The button's words; screen readers also read the trip's name. */
  link: string;
  note?: ReactNode;
}

const cardBadge = styles.badge;

/** A trip's card; its picture moves to the trip's page in a view transition. */
function TripCard(props: TripCardProps) {
  const { image } = props.trip.hero;
  const { trip, name, place, badge, status, text, price, link, note } = props;
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <Art
          picture={{ ...image, alt: image.caption }}
          trip={trip.slug}
          className={styles.picture}
        />
      </div>
      <p className={styles.tags}>
        {status && <span className={styles.status}>{status}</span>} {badge}
      </p>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.place}>{place}</p>
        <p className={styles.length}>
          {formatDays(trip.packages.map(({ duration }) => duration))} · {whenWords(trip)}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <TextList
        texts={trip.about.checks.slice(0, HIGHLIGHTS)}
        className={styles.highlights}
        item={checked}
      />
      <div className={styles.foot}>
        <p>
          {price.before} <strong className={styles.amount}>{price.amount}</strong>
          {price.after}
          {price.charged && `. ${price.charged}`}
        </p>
        {note && <div className={styles.note}>{note}</div>}
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
