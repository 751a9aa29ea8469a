import { formatCop, formatUsd, type Trip, type TripPackage, usdFromCop } from "@maloca/catalog";
import { heading } from "../components/heading.css";
import { ReserveButton } from "../components/reserve-button";
import { tripWords } from "../content/trip";
import { grid, main } from "../style/grid.css";
import * as styles from "./packages.css";

/** The ways to go, as a menu: name, what is in it, price. */
export function Packages({ trip }: { trip: Trip }) {
  return (
    <section className={styles.packages}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{tripWords.packages}</h2>
      </div>
      {trip.packages.map((one) => (
        <PackageCard key={one.name} package={one} destination={trip.destination} />
      ))}
    </section>
  );
}

interface PackageCardProps {
  package: TripPackage;
  destination: string;
}

function PackageCard({ package: one, destination }: PackageCardProps) {
  const look = one.badge ? "badged" : "plain";
  return (
    <article className={styles.card[look]}>
      <div className={grid}>
        <header className={styles.head}>
          {one.badge && <p className={styles.badge}>{one.badge}</p>}
          <h3 className={styles.name}>{one.name}</h3>
          <p>{one.duration}</p>
        </header>
        <div className={styles.body}>
          <p>{one.description}</p>
          <ul className={styles.features}>
            {one.features.map((feature) => (
              <li key={feature} className={styles.feature[look]}>
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.price}>
          <p className={styles.pesos}>{formatCop(one.priceCop)}</p>
          <p className={styles.each}>
            {tripWords.perPerson}, {tripWords.approximately} {formatUsd(usdFromCop(one.priceCop))}
          </p>
          <ReserveButton
            destination={destination}
            package={one.name}
            look={one.badge ? "maize" : "clay"}
          >
            {tripWords.reserve}
          </ReserveButton>
        </div>
      </div>
    </article>
  );
}
