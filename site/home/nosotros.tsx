import { Art } from "../components/art";
import { Figures } from "../components/figures";
import { heading } from "../components/heading.css";
import { nosotros } from "../content/home/nosotros";
import { grid } from "../style/grid.css";
import * as styles from "./nosotros.css";

export function Nosotros() {
  return (
    <section id="nosotros" className={`${grid} ${styles.nosotros}`}>
      <h2 className={`${heading} ${styles.title}`}>{nosotros.title}</h2>
      <div className={styles.words}>
        {nosotros.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={styles.art}>
        <Art picture={nosotros.picture} />
      </div>
      <div className={styles.figures}>
        <Figures facts={nosotros.figures} on="paper" />
      </div>
    </section>
  );
}
