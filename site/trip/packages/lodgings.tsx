import { formatDuration, listedFeatures, type Trip } from "@maloca/catalog";
import { subheading } from "../../components/heading.css";
import { TextList } from "../../components/text-list";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./lodgings.css";
import * as words from "./package-words.css";
import { PriceBlock } from "./price-block";
import { ReservePackage } from "./reserve-package";

/** The packages by lodging: each lodging with its stays. */
export function Lodgings({ trip }: { trip: Trip }) {
  const places = [...new Set(trip.packages.map(({ accommodation }) => accommodation))];
  return (
    <div className={`${grid} ${styles.lodgings}`}>
      <div className={styles.pair}>
        {places.map((place) => (
          <Lodging key={place} place={place} trip={trip} />
        ))}
      </div>
    </div>
  );
}

function Lodging({ place, trip }: { place: string | undefined; trip: Trip }) {
  const stays = trip.packages.filter(({ accommodation }) => accommodation === place);
  return (
    <div className={styles.lodging}>
      <h3 className={subheading}>{place}</h3>
      <p>{stays[0]?.description}</p>
      <TextList
        texts={stays.slice(0, 1).flatMap(listedFeatures)}
        className={words.features}
        item={words.feature.plain}
      />
      {stays.map((one) => (
        <article key={one.name} className={styles.stay[one.badge ? "badged" : "plain"]}>
          <header className={styles.head}>
            <h4 className={styles.days}>{formatDuration(one.duration)}</h4>
            {one.badge && <p className={`${words.badge} ${onScreen}`}>{one.badge}</p>}
          </header>
          <PriceBlock price={one.price} unit={trip.priceUnit} />
          <div className={styles.button}>
            <ReservePackage package={one} trip={trip} />
          </div>
        </article>
      ))}
    </div>
  );
}
