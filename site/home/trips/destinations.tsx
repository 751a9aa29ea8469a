import {
  destinations,
  formatCop,
  formatUsd,
  leastQuote,
  type Trip,
  tripName,
} from "@maloca/catalog";
import { AfterPrice } from "../../components/after-price";
import { destinationWords } from "../../content/home/destinations";
import { finder } from "../../content/home/finder";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { FinderStatus } from "../finder/finder-status";
import { Head } from "../head";
import * as styles from "./destinations.css";
import { cardBadge, TripCard } from "./trip-card";
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
