import { readFile } from "node:fs/promises";

/** Where the build leaves the file, seen from a built program and from this source. */
const PLACES = ["../dist/", "../../../dist/"];

/**
 * An empty database as PGlite packs it. Undefined where nothing was built: then PGlite makes one, which
 * takes seconds and much memory.
 */
export async function emptyDatabase(): Promise<Blob | undefined> {
  for (const place of PLACES) {
    const path = new URL(`${place}empty-database.tar.gz`, import.meta.url);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) return new Blob([bytes]);
  }
  return undefined;
}
