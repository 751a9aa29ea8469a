import type { ShownPicture } from "@maloca/catalog";
import { pictureAddress } from "@maloca/catalog";
import { photoFor, shownFrom } from "../content/operator-pictures";
import * as styles from "./art.css";

interface ArtProps {
  picture: ShownPicture;
  /** Class of a box around it. */
  frame?: string;
  /** Above the fold: loaded at once, not lazily. */
  first?: boolean;
  /** The trip of the picture, for the view transition from its card to its page. */
  trip?: string;
  className?: string | undefined;
}

/** Of a drawing. */
const DRAWN = { width: 1600, height: 1000 };

/** A drawing, or a photo in its place, cropped to its box. */
export function Art({ picture, frame, first, trip, className }: ArtProps) {
  const photo = photoFor(picture.src);
  const { width, height } = photo ?? picture.size ?? DRAWN;
  const image = (
    <img
      className={[styles.art, className].filter(Boolean).join(" ")}
      data-carried={trip}
      src={pictureAddress(shownFrom(picture.src))}
      // A photo in the place of a drawing that only decorates does the same.
      alt={picture.alt && (photo?.alt ?? picture.alt)}
      width={width}
      height={height}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
  return frame ? <div className={frame}>{image}</div> : image;
}

/**
 * One name for each trip, on its card and on its page: the view transition moves the picture between them. Written
 * into the page, because trips are added without a build.
 */
export const carriedRule = (slugs: readonly string[]) =>
  slugs.map((slug) => `[data-carried=${slug}]{view-transition-name:art-${slug}}`).join("");
