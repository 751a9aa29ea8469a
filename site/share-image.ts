import type { Trip } from "@maloca/catalog";
import { operatorPictures } from "./content/operator-pictures";

/** Size of a shared link's picture, as `packages/artwork` draws it. */
const SIZE = { width: 1200, height: 630 };

/** Whether a trip's hero was drawn for it: then a picture of it for shared links was drawn, too. */
export const hasOwnHero = ({ slug, hero }: Trip) => hero.image.src.startsWith(`/art/${slug}/`);

/**
 * The picture that a shared link to a path shows, e.g. `/art/og/blog-el-salto.jpg`. A trip whose hero was drawn for
 * another has that of the home page: the other's bears its name. One whose hero is a photo has the photo, but for an
 * AVIF, which messengers do not show. An operator may have one picture for all.
 */
export function shareImage(path: string, trip?: Trip) {
  const { social } = operatorPictures;
  if (social) return social;
  const { src, size } = trip?.hero.image ?? {};
  if (src && size && !src.endsWith(".avif")) return { src, ...size };
  const isOwn = !trip || hasOwnHero(trip);
  const name = (isOwn && path.slice(1).replaceAll("/", "-")) || "home";
  return { src: `/art/og/${name}.jpg`, ...SIZE };
}
