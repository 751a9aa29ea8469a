import {
  copFromUsd,
  formatCop,
  formatSeason,
  formatUsd,
  headlines,
  leastQuote,
  rateOf,
  type Trip,
  tripFact,
  tripName,
} from "@maloca/catalog";
import { priceTexts } from "../components/price";
import { seasonalCards, seasonalWords } from "../content/home/seasonal";
import { tripWords } from "../content/trip";
import { SeasonOver } from "../trip/season-over";
import { Head } from "./head";
import * as styles from "./seasonal.css";
import { TripCard } from "./trip-card";

/** Trips with a date. `now` is the day that the page is written on. */
export function Seasonal({ now }: { now: Date }) {
  return (
    <section id="viajes-temporada" className={styles.seasonal}>
      <Head title={seasonalWords.title} text={seasonalWords.text} />
      <ul className={styles.cards}>
        {seasonalCards.map(({ trip, badge }) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            name={tripName(trip)}
            place={`${datesOf(trip)} · ${groupOf(trip)}`}
            badge={badge}
            text={trip.hero.lead}
            price={statedPrice(trip)}
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

/** The home page's own figure where there is one, else the trip's least. */
function statedPrice({ slug, packages }: Trip) {
  const stated = (headlines as Record<string, number>)[slug];
  const rate = packages[0] && rateOf(packages[0].price);
  const [own, other] =
    stated === undefined
      ? priceTexts(leastQuote(packages))
      : [formatUsd(stated), formatCop(copFromUsd(stated, rate))];
  return {
    before: tripWords.from,
    own,
    after: `${tripWords.perPerson}, ${tripWords.approximately} ${other}`,
  };
}
