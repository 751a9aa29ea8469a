import type { Trip } from "@maloca/catalog";
import { Lightbox } from "../../components/art";
import { heading } from "../../components/texts.css";
import { tripWords } from "../../content/trip";
import { grid, main } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { variantsOf } from "../page-variants";
import * as styles from "./gallery.css";

/** Pictures from edge to edge of the page; each opens full screen, or as a file without scripts. */
export function Gallery({ trip }: { trip: Trip }) {
  const { gallery } = trip;
  if (gallery.length === 0) return null;
  const variant = variantsOf(trip).gallery;
  return (
    <section className={`${styles.gallery} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{trip.galleryTitle ?? tripWords.gallery}</h2>
        {gallery.every(({ size }) => !size) && <p className={styles.drawn}>{tripWords.drawn}</p>}
      </div>
      <Lightbox
        pictures={gallery}
        className={styles.lightbox}
        classes={{ ...styles, list: styles.sheet, tile: styles.tile[variant] }}
      />
    </section>
  );
}
