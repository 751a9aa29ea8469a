import { formatCop, formatUsd, leastQuote, type Trip, tripName } from "@maloca/catalog";
import { destinationCards, viajes } from "../content/home/viajes";
import { tripWords } from "../content/trip";
import { Head } from "./head";
import { TripCard } from "./trip-card";
import * as styles from "./viajes.css";
import { Volunteer } from "./volunteer";

export function Viajes() {
  return (
    <section id="viajes" className={styles.viajes}>
      <Head title={viajes.title} text={viajes.text} />
      <ul className={styles.cards}>
        {destinationCards.map(({ trip, region, status, badge }) => (
          <TripCard
            key={trip.slug}
            trip={trip}
            name={tripName(trip)}
            place={region}
            status={status}
            badge={badge}
            price={priceInPesos(trip)}
            link={viajes.link}
          />
        ))}
      </ul>
      <Volunteer />
    </section>
  );
}

/** In pesos on every card; the figure that is not the operator's own is about that. */
function priceInPesos({ packages }: Trip) {
  const { cop, usd, lead } = leastQuote(packages);
  const about = `${tripWords.approximately} `;
  return {
    before: `${tripWords.from} ${lead === "usd" ? about : ""}`.trim(),
    own: formatCop(cop),
    after: `${tripWords.perPerson}, ${lead === "cop" ? about : ""}${formatUsd(usd)}`,
  };
}
