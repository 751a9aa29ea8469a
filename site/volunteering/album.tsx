import type { Picture } from "@maloca/catalog";
import { Art } from "../components/art";
import { heading } from "../components/heading.css";
import { volunteering } from "../content/volunteering";
import { grid, main } from "../style/grid.css";
import * as styles from "./album.css";

/** Six pictures; each is a link to its file, and with scripts opens full screen. */
export function Album({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <section className={styles.album}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{volunteering.album}</h2>
        <maloca-lightbox className={main}>
          <ul className={styles.table}>
            {pictures.map((picture) => (
              <li key={picture.src} className={styles.picture}>
                <a className={styles.link} href={picture.src}>
                  <Art picture={picture} className={styles.print} />
                  <span className={styles.caption}>{picture.caption}</span>
                </a>
              </li>
            ))}
          </ul>
        </maloca-lightbox>
      </div>
    </section>
  );
}
