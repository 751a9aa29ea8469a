import { heading, subheading } from "../components/heading.css";
import { Paragraphs } from "../components/texts";
import { consultancy } from "../content/consultancy";
import { grid } from "../style/grid.css";
import { ImpactIcon } from "./impact-icon";
import * as styles from "./programme.css";

/** What the programme is, and the four areas that it works in. */
export function Programme() {
  const { title, paragraphs, areas } = consultancy.programme;
  return (
    <section className={`${grid} ${styles.programme}`}>
      <div className={styles.words}>
        <h2 className={heading}>{title}</h2>
        <Paragraphs of={paragraphs} />
      </div>
      <ul className={styles.areas}>
        {areas.map(({ icon, title: name, text }) => (
          <li key={name} className={styles.area}>
            <ImpactIcon name={icon} className={styles.icon} />
            <h3 className={subheading}>{name}</h3>
            <p className={styles.areaText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
