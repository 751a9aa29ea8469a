import type { Picture, TripSlug } from "@maloca/catalog";
import * as styles from "./art.css";

interface ArtProps {
  picture: Picture;
  /** Class of a box around it. */
  frame?: string;
  /** Above the fold: loaded at once, not lazily. */
  first?: boolean;
  /** The trip of the picture, for the view transition from its card to its page. */
  trip?: TripSlug;
  className?: string | undefined;
}

/** A drawing of 1600 × 1000, cropped to its box. */
export function Art({ picture, frame, first, trip, className }: ArtProps) {
  const carried = trip && styles.carried[trip];
  const image = (
    <img
      className={[styles.art, carried, className].filter(Boolean).join(" ")}
      src={picture.src}
      alt={picture.alt}
      width={1600}
      height={1000}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
  return frame ? <div className={frame}>{image}</div> : image;
}
