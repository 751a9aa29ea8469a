import { type ShownPicture, safeAddress } from "@maloca/catalog";
import { shownFrom } from "../content/operator-pictures";
import { tripWords } from "../content/trip";
import { main } from "../style/grid.css";
import { Art } from "./art";
import * as styles from "./gallery.css";
import { Head } from "./head";
import { heading } from "./texts.css";

interface GalleryProps {
  id?: string;
  title: string;
  /** Without it, a line says of pictures that they are drawings. */
  text?: string;
  pictures: readonly ShownPicture[];
  look: keyof typeof styles.section;
}

/** Pictures with captions; each opens full screen, or as a file without scripts. */
export function Gallery({ id, title, text, pictures, look }: GalleryProps) {
  if (pictures.length === 0) return null;
  const classes = styles.words[look === "album" ? "below" : "over"];
  const drawn = pictures.every(({ size }) => !size);
  return (
    <section id={id} className={styles.section[look]}>
      {text ? (
        <Head look="pictures" title={title} text={text} />
      ) : (
        <div className={styles.head[look]}>
          <h2 className={`${heading} ${main}`}>{title}</h2>
          {drawn && <p className={styles.drawn}>{tripWords.drawn}</p>}
        </div>
      )}
      <maloca-lightbox className={styles.lightbox[look]}>
        <ul className={styles.list[look]}>
          {pictures.map((picture, i) => (
            // One picture may appear twice, as on the December page.
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <li key={i} className={styles.tile[look]}>
              <a className={classes.link} href={safeAddress(shownFrom(picture.src))}>
                <Art picture={picture} className={classes.picture} />
                <span className={classes.caption}>{picture.caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </maloca-lightbox>
    </section>
  );
}
