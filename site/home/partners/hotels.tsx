import { PhoneFold } from "../../components/fold";
import { subheading } from "../../components/heading.css";
import { OutsideLink } from "../../components/outside-link";
import { partners } from "../../content/home/partners";
import * as styles from "./hotels.css";
import { kinds, kindWords } from "./partners.css";

/** How a booking from a hotel is shared, as a chart to scale. */
export function Hotels() {
  const { hotels } = partners;
  return (
    <PhoneFold className={kinds.hotels} heading={<h3 className={subheading}>{hotels.title}</h3>}>
      <div id="hoteles" className={kindWords}>
        <p>{hotels.text}</p>
        <ul className={styles.split}>
          {hotels.split.map(({ id, percent, label }) => (
            <li key={id} className={styles.share[id]}>
              <span className={styles.percent}>{percent} %</span> {label}
            </li>
          ))}
        </ul>
        <p>{hotels.weddings.text}</p>
        <p>
          <OutsideLink href={hotels.weddings.href} variant="clay">
            {hotels.weddings.label}
          </OutsideLink>
        </p>
      </div>
    </PhoneFold>
  );
}
