import {
  advertisedPrices,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE,
  copFromUsd,
  formatCop,
  formatUsd,
  formatUsdWithCop,
  siteLinks,
} from "@maloca/catalog";
import { fillIn } from "@maloca/catalog/fill-in";
import { LinkButton } from "../../components/buttons";
import { PhoneFold } from "../../components/fold";
import { AfterPrice, approximate } from "../../components/price";
import { subheading } from "../../components/texts.css";
import { Widget } from "../../components/widget";
import { OverlayCard } from "../../components/woven";
import { fields } from "../../components/woven.css";
import { home } from "../../content/home";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { title } from "../partners.css";
import * as styles from "./custom-trip.css";

/** The trip wizard, and a consultation for visitors who are not sure what they want. */
export function CustomTrip() {
  const { customTrip } = home;
  const { consultation } = customTrip;
  const usd = advertisedPrices.customTrips;
  return (
    <section id="custom-trip-form" className={`${grid} ${styles.customTrip}`}>
      <div className={styles.words}>
        <h2 className={title}>{customTrip.title}</h2>
        <p>{customTrip.text}</p>
        <p>
          {tripWords.from} {tripWords.some}{" "}
          <strong className={styles.price}>{formatUsd(usd)}</strong>
          <AfterPrice words={approximate(formatCop(copFromUsd(usd)))} />
        </p>
      </div>
      <PhoneFold
        className={styles.consultation}
        heading={<h3 className={`${subheading} ${styles.unsure}`}>{consultation.title}</h3>}
      >
        <div className={styles.offer}>
          <p>
            {fillIn(consultation.text, {
              minutos: CONSULTATION_MINUTES,
              precio: formatUsdWithCop(CONSULTATION_PRICE.usd),
            })}
          </p>
          <LinkButton href={siteLinks.calendarUrl} variant="clay" label={consultation.link} />
        </div>
      </PhoneFold>
      <PhoneFold className={styles.form} heading={customTrip.open} titled opensByLink>
        <OverlayCard>
          <div className={fields}>
            <Widget name="trip-wizard" />
          </div>
        </OverlayCard>
      </PhoneFold>
    </section>
  );
}
