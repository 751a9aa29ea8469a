import { safeAddress } from "@maloca/catalog";
import { Art } from "../../components/art";
import { heading } from "../../components/texts.css";
import { tiles } from "../../content/home/destinations";
import { grid, main } from "../../style/grid.css";
import * as styles from "./tiles.css";

/** Pictures of six places, each a link to its page. */
export function Tiles() {
  return (
    <section id="destinos">
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{tiles.title}</h2>
      </div>
      <ul className={styles.sheet}>
        {tiles.items.map(({ name, line, href, picture }) => (
          <li key={href} className={styles.tile}>
            <a className={styles.link} href={safeAddress(href)}>
              <Art picture={{ ...picture, alt: "" }} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>{" "}
                <span className={styles.line}>{line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
