import type { Picture, TripSlug } from "@maloca/catalog";
import * as styles from "./art.css";

export interface ArtProps {
  picture: Picture;
  /** Above the fold: fetched at once. */
  first?: boolean;
  /** The trip of the artwork, for the view transition from card to page. */
  trip?: TripSlug;
  className?: string | undefined;
}

/** A drawn picture, 1600 × 1000. Fills its box. */
export function Art({ picture, first, trip, className }: ArtProps) {
  const carried = trip && styles.carried[trip];
  return (
    <img
      className={[styles.art, carried, className].filter(Boolean).join(" ")}
      src={picture.src}
      alt={picture.alt}
      width={1600}
      height={1000}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
