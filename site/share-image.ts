/** Size of a shared link's picture, as `packages/artwork` draws it. */
const SIZE = { width: 1200, height: 630 };

/** The picture that a shared link to a path shows, e.g. `/art/og/blog-el-salto.jpg`. */
export function shareImage(path: string) {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return { src: `/art/og/${name}.jpg`, ...SIZE };
}
