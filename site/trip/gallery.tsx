import type { Picture } from "@maloca/catalog";
import { Art } from "../components/art";
import { heading } from "../components/heading.css";
import { tripWords } from "../content/trip";
import { grid, main } from "../style/grid.css";
import * as styles from "./gallery.css";

/** A printed sheet of pictures, from edge to edge; each opens by itself. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <section className={styles.gallery}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{tripWords.gallery}</h2>
      </div>
      <ul className={styles.sheet}>
        {pictures.map((picture) => (
          <li key={picture.src} className={styles.tile}>
            <a className={styles.link} href={picture.src}>
              <Art picture={picture} />
              <span className={styles.caption}>{picture.caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
