import { PhoneFold } from "../../components/fold";
import { OutsideLink } from "../../components/outside-link";
import { partners } from "../../content/home/partners";
import { grid } from "../../style/grid.css";
import * as styles from "./hotels.css";

/** How a booking from a hotel is shared, as a chart to scale. */
export function Hotels() {
  const { hotels } = partners;
  return (
    <PhoneFold className={styles.hotels} heading={<h3 className={styles.title}>{hotels.title}</h3>}>
      <div id="hoteles">
        <p className={styles.text}>{hotels.text}</p>
        <ul className={styles.split}>
          {hotels.split.map(({ id, percent, label }) => (
            <li key={id} className={styles.share[id]}>
              <span className={styles.percent}>{percent} %</span> {label}
            </li>
          ))}
        </ul>
        <div className={grid}>
          <div className={styles.weddings}>
            <p className={styles.question}>{hotels.weddings.text}</p>
            <OutsideLink href={hotels.weddings.href} variant="clay">
              {hotels.weddings.label}
            </OutsideLink>
          </div>
        </div>
      </div>
    </PhoneFold>
  );
}
