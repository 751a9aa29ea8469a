import { copFromUsd, formatCop, formatUsd } from "@maloca/catalog";
import { AfterPrice } from "../../components/after-price";
import { heading, subheading } from "../../components/heading.css";
import { approximate } from "../../components/price";
import { WovenDivider } from "../../components/woven-divider";
import { programmes } from "../../content/home/opening";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./programmes.css";

/** The three models, as a timetable: what, how, for how much. */
export function Programmes() {
  return (
    <section id="programas" className={styles.programmes}>
      <WovenDivider on="forest" />
      <div className={`${grid} ${styles.inside}`}>
        <h2 className={`${heading} ${styles.title}`}>{programmes.title}</h2>
        <ul className={styles.models}>
          {programmes.models.map(({ title, usd, length, text, link, about, unit }) => (
            <li key={title} className={styles.model}>
              <div>
                <h3 className={subheading}>{title}</h3>
                <p className={styles.length}>{length}</p>
              </div>
              <div className={styles.words}>
                <p>{text}</p>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </div>
              <p className={styles.price}>
                {tripWords.from} {about && `${tripWords.some} `}
                <strong className={styles.figure}>{formatUsd(usd)}</strong>
                <AfterPrice unit={unit} words={approximate(formatCop(copFromUsd(usd)))} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
