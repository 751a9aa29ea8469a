import { formatUsdWithCop, safeAddress } from "@maloca/catalog";
import { Art } from "../../components/art";
import { LinkButton } from "../../components/buttons";
import { PhoneFold } from "../../components/fold";
import { volunteer } from "../../content/home/destinations";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { inside, title } from "../partners.css";
import * as styles from "./volunteer.css";

/** Volunteering: the price of some weeks in dollars, and prices of short stays in pesos. */
export function Volunteer() {
  return (
    <article className={`${grid} ${styles.volunteer}`}>
      <Art frame={styles.art} picture={volunteer.picture} className={styles.picture} />
      <PhoneFold
        className={styles.words}
        heading={
          <>
            <span className={styles.eyebrow}>{volunteer.eyebrow}</span>
            <h3 className={title}>{volunteer.title}</h3>
          </>
        }
      >
        <div className={inside}>
          <p>{volunteer.text}</p>
          <p>
            <a href={safeAddress(volunteer.toWeeks)}>
              {tripWords.from} <strong>{formatUsdWithCop(volunteer.usd)}</strong>{" "}
              {tripWords.perPerson}
            </a>
          </p>
          <h4 className={styles.staysTitle}>{volunteer.staysTitle}</h4>
          <dl className={styles.packages}>
            {volunteer.packages.map(({ name, price }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.price}>{price}</dd>
              </div>
            ))}
          </dl>
          <LinkButton variant="maize" {...volunteer.link} />
        </div>
      </PhoneFold>
    </article>
  );
}
