import { Art } from "../components/art";
import { heading } from "../components/heading.css";
import { gallery } from "../content/home/about";
import { grid } from "../style/grid.css";
import { caption, link } from "../trip/sections/gallery.css";
import * as styles from "./gallery.css";

/** Each picture is a link to its file; with scripts it opens in the lightbox. */
export function Gallery() {
  return (
    <section id="galeria">
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{gallery.title}</h2>
        <p className={styles.text}>{gallery.text}</p>
      </div>
      <maloca-lightbox>
        <ul className={styles.sheet}>
          {gallery.pictures.map((picture) => (
            <li key={picture.src} className={styles.tile}>
              <a className={link} href={picture.src}>
                <Art picture={picture} />
                <span className={caption}>{picture.caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </maloca-lightbox>
    </section>
  );
}
