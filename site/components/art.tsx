import type { ShownPicture } from "@maloca/catalog";
import { pictureAddress, safeAddress } from "@maloca/catalog";
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

interface LightboxProps {
  pictures: readonly ShownPicture[];
  className?: string;
  /** Classes of the list, of a picture's place in it, of its link, and of what the link has. */
  classes: Record<"list" | "tile" | "link" | "caption", string> & { picture?: string };
}

/** Pictures with captions; each opens full screen, or as a file without scripts. */
export const Lightbox = ({ pictures, className, classes }: LightboxProps) => (
  <maloca-lightbox className={className}>
    <ul className={classes.list}>
      {pictures.map((picture, i) => (
        // One picture may appear twice, as on the December page.
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <li key={i} className={classes.tile}>
          <a className={classes.link} href={safeAddress(shownFrom(picture.src))}>
            <Art picture={picture} className={classes.picture} />
            <span className={classes.caption}>{picture.caption}</span>
          </a>
        </li>
      ))}
    </ul>
  </maloca-lightbox>
);
