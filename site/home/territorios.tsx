import { Figures } from "../components/figures";
import { heading, subheading } from "../components/heading.css";
import { territorios } from "../content/home";
import { grid } from "../style/grid.css";
import * as styles from "./territorios.css";

export function Territorios() {
  const { checkpoint } = territorios;
  return (
    <section id="territorios" className={styles.territorios}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{territorios.title}</h2>
        <p className={styles.text}>{territorios.text}</p>
        <article className={styles.checkpoint}>
          <div className={styles.name}>
            <p className={styles.status}>{checkpoint.status}</p>
            <h3 className={subheading}>{checkpoint.name}</h3>
            <p>{checkpoint.place}</p>
          </div>
          <div className={styles.figures}>
            <Figures facts={checkpoint.figures} on="paper" />
          </div>
          <ul className={styles.infrastructure}>
            {checkpoint.infrastructure.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </article>
      </div>
    </section>
  );
}
