import { heading, subheading } from "../components/heading.css";
import { consultancy } from "../content/consultancy";
import { grid } from "../style/grid.css";
import * as styles from "./achievements.css";

/** The person who runs the programme, and a timeline of what it has achieved. */
export function Achievements() {
  const { expert, timeline } = consultancy;
  return (
    <section className={`${grid} ${styles.record}`}>
      <div className={styles.expert}>
        <h2 className={styles.expertTitle}>{expert.title}</h2>
        <p className={subheading}>{expert.role}</p>
        <p>{expert.text}</p>
      </div>
      <div className={styles.timeline}>
        <h2 className={heading}>{timeline.title}</h2>
        <ol className={styles.years}>
          {timeline.achievements.map(({ year, text }) => (
            <li key={text} className={styles.achievement}>
              <p className={styles.year[year ? "dated" : "open"]}>{year ?? timeline.open}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
