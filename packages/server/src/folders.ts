import { fileURLToPath } from "node:url";

/** Where the repository's folders are, seen from an entry file in `packages/server/{src,dist}`. */
export interface Folders {
  migrations: string;
  /** The static site; served at `/`. */
  site: string;
  /** The script-tag build; served at `/cdn/`. */
  cdn: string;
  /** The documentation; served at `/docs/`. */
  docs: string;
  /** The stamp of the build: its key, and the hash of its sources. */
  stamp: string;
}

/** `entry` is the entry file's `import.meta.url`. */
export function foldersFrom(entry: string): Folders {
  const folder = (path: string) => fileURLToPath(new URL(path, entry));
  return {
    migrations: folder("../supabase/migrations/"),
    site: folder("../../../site/dist/client/"),
    cdn: folder("../../widgets/dist/cdn/"),
    docs: folder("../../widgets/dist/docs/"),
    stamp: folder("../dist/build.json"),
  };
}
