/** What the build found in `public/art/og/`: `/art/og/{name}.png` with its size. */
declare const __SHARE_IMAGES__: Readonly<Record<string, { width: number; height: number }>>;

export interface ShareImage {
  src: string;
  width: number;
  height: number;
}

/**
 * The picture that a shared link to a path shows: the page's own (`/art/og/guaviare.png`,
 * `/art/og/blog-el-salto.png`), or the home page's (`/art/og/home.png`), or none.
 */
export function shareImage(path: string): ShareImage | undefined {
  const name = path.slice(1).replaceAll("/", "-") || HOME;
  for (const src of [name, HOME].map((each) => `/art/og/${each}.png`)) {
    const size = __SHARE_IMAGES__[src];
    if (size) return { src, ...size };
  }
  return undefined;
}

const HOME = "home";
