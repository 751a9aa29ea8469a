import type { Picture, TripSlug } from "@maloca/catalog";
import * as styles from "./art.css";

interface ArtProps {
  picture: Picture;
  /** Above the fold: loaded at once, not lazily. */
  first?: boolean;
  /** The trip of the picture, for the view transition from its card to its page. */
  trip?: TripSlug;
  className?: string | undefined;
}

/** A drawing of 1600 × 1000, cropped to its box. */
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
