import { Art } from "../components/art";
import { Figures } from "../components/figures";
import { Paragraphs } from "../components/texts";
import { about } from "../content/home/about";
import { grid } from "../style/grid.css";
import * as styles from "./about.css";

export function About() {
  return (
    <section id="nosotros" className={`${grid} ${styles.about}`}>
      <h2 className={styles.title}>{about.title}</h2>
      <div className={styles.words}>
        <Paragraphs of={about.paragraphs} />
      </div>
      <Art frame={styles.art} picture={about.picture} />
      <div className={styles.figures}>
        <Figures facts={about.figures} on="paper" layout="even" />
      </div>
    </section>
  );
}
