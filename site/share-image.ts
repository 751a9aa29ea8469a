import type { ShownPicture } from "@maloca/catalog";
import { operatorPictures } from "./content/operator-pictures";

/** Size of a shared link's picture, as `packages/artwork` draws it. */
const SIZE = { width: 1200, height: 630 };

/** Whether a page's picture was drawn for it: then a picture of it for shared links was drawn, too. */
export const isOwnDrawing = (name: string, { src }: ShownPicture) =>
  src.startsWith(`/art/${name}/`);

/**
 * The picture that a shared link to a path shows, e.g. `/art/og/blog-el-salto.jpg`. A page whose picture was drawn for
 * another has that of the home page: the other's bears its name. One whose picture is a photo has the photo, but for an
 * AVIF, which messengers do not show. An operator may have one picture for all.
 * @param picture the page's, where a document chooses it
 */
export function shareImage(path: string, picture?: ShownPicture) {
  const { social } = operatorPictures;
  if (social) return social;
  const { src, size } = picture ?? {};
  if (src && size && !src.endsWith(".avif")) return { src, ...size };
  const name = path.slice(1).replaceAll("/", "-");
  const isOwn = !picture || isOwnDrawing(name, picture);
  return { src: `/art/og/${(isOwn && name) || "home"}.jpg`, ...SIZE };
}
