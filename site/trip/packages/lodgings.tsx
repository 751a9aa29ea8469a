import { formatDuration, listedFeatures, type Trip, type TripPackage } from "@maloca/catalog";
import type { ReactNode } from "react";
import { TextList } from "../../components/texts";
import { checked, subheading } from "../../components/texts.css";
import { grid } from "../../style/grid.css";
import * as styles from "./lodgings.css";
import { PriceBlock, ReservePackage } from "./package-cards";

/** The packages by lodging: each lodging with its stays. */
export function Lodgings({ trip }: { trip: Trip }) {
  const places = [...new Set(trip.packages.map(({ accommodation }) => accommodation))];
  return (
    <div className={`${grid} ${styles.lodgings}`}>
      <div className={styles.pair}>
        {places.map((place) => (
          <div key={place} className={styles.lodging}>
            <Lodging
              place={place}
              trip={trip}
              look="narrow"
              reserve={(one) => <ReservePackage package={one} trip={trip} />}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface LodgingProps {
  place: TripPackage["accommodation"];
  trip: Pick<Trip, "packages" | "priceUnit">;
  look: keyof typeof styles.looks;
  /** The button of a stay. */
  reserve: (stay: TripPackage) => ReactNode;
}

/** The words of a lodging, and its stays. */
export function Lodging({ place, trip, look, reserve }: LodgingProps) {
  const classes = styles.looks[look];
  const stays = trip.packages.filter(({ accommodation }) => accommodation === place);
  return (
    <>
      <h3 className={subheading}>{place}</h3>
      <p className={classes.description}>{stays[0]?.description}</p>
      <TextList
        texts={stays.slice(0, 1).flatMap(listedFeatures)}
        className={classes.features}
        item={checked}
      />
      {stays.map((one) => (
        <article key={one.name} className={classes.stay[one.badge ? "badged" : "plain"]}>
          <header className={classes.head}>
            <h4 className={classes.days}>{formatDuration(one.duration)}</h4>
            {one.badge && <p className={classes.badge}>{one.badge}</p>}
          </header>
          <PriceBlock price={one.price} unit={trip.priceUnit} />
          <div className={styles.button}>{reserve(one)}</div>
        </article>
      ))}
    </>
  );
}
