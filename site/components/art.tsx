import type { Picture, TripSlug } from "@maloca/catalog";
import * as styles from "./art.css";

export interface ArtProps {
  picture: Picture;
  /** The first thing seen: fetched at once. */
  first?: boolean;
  /** Whose artwork it is; carries it from card to page. */
  trip?: TripSlug;
  className?: string | undefined;
}

/** A sheet of the poster series, 1600 × 1000. Fills the box it is given. */
export function Art({ picture, first, trip, className }: ArtProps) {
  const carried = trip && styles.carried[trip];
  return (
    <img
      className={[styles.art, carried, className].filter(Boolean).join(" ")}
      src={picture.src}
      alt={picture.alt}
      width={1600}
      height={1000}
      decoding="async"
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
