import { formatUsdWithCop } from "@maloca/catalog";
import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { heading } from "../../components/heading.css";
import { volunteer } from "../../content/home/destinations";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./volunteer.css";

/** Volunteering: the price of some weeks in dollars, and prices of short stays in pesos. */
export function Volunteer() {
  return (
    <article className={`${grid} ${styles.volunteer}`}>
      <div className={styles.art}>
        <Art picture={volunteer.picture} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{volunteer.eyebrow}</p>
        <h3 className={heading}>{volunteer.title}</h3>
        <p>{volunteer.text}</p>
        <p>
          <a href={volunteer.toWeeks}>
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
        <a className={button.maize} href={volunteer.link.href}>
          {volunteer.link.label}
        </a>
      </div>
    </article>
  );
}
