import {
  advertisedStays,
  formatCop,
  formatUsdWithCop,
  safeAddress,
  volunteerWeeks,
} from "@maloca/catalog";
import { fillIn } from "@maloca/catalog/fill-in";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../../components/art";
import { LinkButton } from "../../components/buttons";
import { PhoneFold } from "../../components/fold";
import { home } from "../../content/home";
import { tripWords } from "../../content/trip";
import { weeks } from "../../content/volunteering";
import { grid } from "../../style/grid.css";
import { inside, title as titleStyle } from "../partners.css";
import * as styles from "./volunteer.css";

/** Volunteering: the price of some weeks in dollars, and prices of short stays in pesos. */
export function Volunteer() {
  const { eyebrow, title, text, stays, link, picture } = home.destinations.volunteering;
  return (
    <article className={`${grid} ${styles.volunteer}`}>
      <Art frame={styles.art} picture={pictureOf(picture)} className={styles.picture} />
      <PhoneFold
        className={styles.words}
        heading={
          <>
            <span className={styles.eyebrow}>{eyebrow}</span>
            <h3 className={titleStyle}>{title}</h3>
          </>
        }
      >
        <div className={inside}>
          <p>{fillIn(text, { duracion: volunteerWeeks.length })}</p>
          <p>
            <a href={safeAddress(weeks.href)}>
              {tripWords.from} <strong>{formatUsdWithCop(volunteerWeeks.price.usd)}</strong>{" "}
              {tripWords.perPerson}
            </a>
          </p>
          <h4 className={styles.staysTitle}>{stays}</h4>
          <dl className={styles.packages}>
            {advertisedStays.map(({ name, price }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.price}>{formatCop(price.cop)}</dd>
              </div>
            ))}
          </dl>
          <LinkButton variant="maize" href="/voluntariado" label={link} />
        </div>
      </PhoneFold>
    </article>
  );
}
