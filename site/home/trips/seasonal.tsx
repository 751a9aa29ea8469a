import {
  copFromUsd,
  formatCop,
  formatSeason,
  formatUsd,
  leastQuote,
  priceTexts,
  type SeasonalCard,
  seasonalTrips,
  type Trip,
  tripFact,
  tripName,
} from "@maloca/catalog";
import { AfterPrice } from "../../components/after-price";
import { approximate, chargedBy } from "../../components/price";
import { SeasonBadge } from "../../components/season-badge";
import { SeasonOver } from "../../components/season-over";
import { seasonalWords } from "../../content/home/seasonal";
import { tripWords } from "../../content/trip";
import { Head } from "../head";
import * as styles from "./seasonal.css";
import { cardBadge, TripCard } from "./trip-card";

/** Trips with a date. `now` is when the page is built. */
export function Seasonal({ now }: { now: Date }) {
  return (
    <section id="viajes-temporada" className={styles.seasonal}>
      <Head title={seasonalWords.title} text={seasonalWords.text} />
      <ul className={styles.cards} data-trips="">
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
            link={seasonalWords.link}
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
