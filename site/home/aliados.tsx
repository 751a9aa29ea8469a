import { button } from "../components/button.css";
import { heading, subheading } from "../components/heading.css";
import { aliados } from "../content/home";
import { grid, main } from "../style/grid.css";
import * as styles from "./aliados.css";

export function Aliados() {
  return (
    <section id="aliados" className={styles.aliados}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{aliados.title}</h2>
        <ul className={styles.kinds}>
          {aliados.kinds.map(({ name, text }) => (
            <li key={name} className={styles.kind}>
              <h3 className={subheading}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.split}>
        {aliados.split.map(({ id, percent, label }) => (
          <li key={id} className={styles.share[id]}>
            <span className={styles.percent}>{percent} %</span> {label}
          </li>
        ))}
      </ul>
      <div className={grid}>
        <p className={main}>
          <a className={button.clay} href={aliados.link.href}>
            {aliados.link.label}
          </a>
        </p>
      </div>
    </section>
  );
}
