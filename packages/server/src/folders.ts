import { fileURLToPath } from "node:url";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the repository's folders are, seen from `packages/server/{src,dist}`. */
export const folders = {
  migrations: folder("../supabase/migrations/"),
  /** The static site; served at `/`. */
  site: folder("../../../site/dist/client/"),
  /** What renders the site's pages anew, and the style sheet and the script that it needs. */
  renderer: folder("../../../site/dist/render/"),
  /** The script-tag build; served at `/cdn/`. */
  cdn: folder("../../widgets/dist/cdn/"),
  /** The documentation; served at `/docs/`. */
  docs: folder("../../widgets/dist/docs/"),
  /** The stamp of the build: its key, and the hash of its sources. */
  stamp: folder("../dist/build.json"),
};

export type Folders = typeof folders;
