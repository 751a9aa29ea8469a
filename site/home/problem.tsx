import { Art } from "../components/art";
import { PhoneFold } from "../components/fold";
import { heading, subheading } from "../components/heading.css";
import { problem } from "../content/home/opening";
import { grid } from "../style/grid.css";
import * as styles from "./problem.css";

/** The problems of ordinary tourism, and the operator's answer. */
export function Problem() {
  return (
    <section id="problema" className={`${grid} ${styles.problem}`}>
      <h2 className={`${heading} ${styles.title}`}>{problem.title}</h2>
      <p className={styles.text}>{problem.text}</p>
      <PhoneFold
        className={styles.points}
        heading={<h3 className={subheading}>{problem.fold}</h3>}
        titled
      >
        <ul>
          {problem.points.map(({ title, text }) => (
            <li key={title} className={styles.point}>
              <h3 className={subheading}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PhoneFold>
      <Art frame={styles.art} picture={problem.picture} />
      <p className={styles.answer}>{problem.answer}</p>
    </section>
  );
}
