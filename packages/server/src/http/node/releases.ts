import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError } from "../../start-error";

// Released script-tag builds, which partners' pages pin by version and by the hashes of files. Each is kept in
// a folder `vX.Y.Z`, and never changes.

const MANIFEST = "manifest.json";

export const releasesOf = (dataDir: string) => resolve(dataDir, "releases");

/** The names of the versions that are kept: `v1.2.0`. */
export function releasedIn(releases: string): string[] {
  if (!existsSync(releases)) return [];
  return readdirSync(releases).filter((name) => /^v\d+\.\d+\.\d+[\w.+-]*$/.test(name));
}

/** The version that the build wrote beside its files. */
export function versionOf(cdn: string): string {
  const manifest = join(cdn, MANIFEST);
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : "0.0.0";
}

/**
 * Keeps a build under its version, and returns the version's name. Releasing it again is harmless; other files
 * under the same version are refused, because pages with the old hashes would not run them.
 */
export async function release(cdn: string, releases: string): Promise<string> {
  if (!existsSync(join(cdn, MANIFEST))) {
    throw new StartError("falta el código de los widgets: npm run build.");
  }
  const version = `v${versionOf(cdn)}`;
  const kept = join(releases, version);
  const manifestIn = (folder: string) => readFileSync(join(folder, MANIFEST), "utf8");
  if (existsSync(kept)) {
    if (manifestIn(kept) === manifestIn(cdn)) return version;
    throw new StartError(
      `${version} ya se publicó con otros archivos, y una versión publicada no cambia. ` +
        "Sube el número de la versión y construye de nuevo.",
    );
  }
  // Renamed when complete, because a released folder never changes. With the dot it is not served.
  const draft = join(releases, `.${version}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(releases, { recursive: true });
  await cp(cdn, draft, { recursive: true });
  await rename(draft, kept);
  return version;
}
