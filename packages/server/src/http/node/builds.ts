import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, rm, utimes } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { DEFAULT_ANON_KEY } from "@maloca/catalog";
import { DAY_MS } from "../../durations";
import { StartError } from "../../errors";
import type { Folders } from "../../folders";
import type { Log } from "../../log";
import { makeWhole, shortHash } from "../../storage/node/files";

// Keeps the files of this build and of earlier ones: a page that was opened before an update still loads the
// files of its build. Addresses contain a hash of the content, so two builds never share one.

/** Longer than tabs stay open, and than caches keep an old loader. */
const KEPT_DAYS = 60;

/** At some 2 MB each, 40 MB of disk at most. */
const MOST_KEPT = 20;

/** Kept at any age: a clock that is ahead must not remove builds in use. */
const LEAST_KEPT = 3;

/** The name of a folder of the script-tag build: a hash of its content. */
const CONTENT_NAME = /^[0-9a-f]{12}$/;

/**
 * Photographs are not kept: who agreed to be shown may change their mind, and from then on nobody gets theirs. An open
 * page has their description instead.
 */
const isPhoto = (asset: string) => /^fotos\b/.test(asset);

/** The folders of a build whose files never change, each with its place in the copy. */
const partsOf = ({ cdn, site }: Pick<Folders, "cdn" | "site">): [from: string, to: string][] => [
  ...contentFolders(cdn).map((name): [string, string] => [join(cdn, name), join("cdn", name)]),
  [join(site, "assets"), "assets"],
];

const contentFolders = (cdn: string) =>
  existsSync(cdn) ? readdirSync(cdn).filter((name) => CONTENT_NAME.test(name)) : [];

/** A build's name: the hash of its folders' and files' names, which contain hashes of their content. */
function nameOf(folders: Pick<Folders, "cdn" | "site">): string {
  const { site, cdn } = folders;
  const assets = join(site, "assets");
  const names = existsSync(assets) ? readdirSync(assets, { recursive: true }).map(String) : [];
  const parts = [...contentFolders(cdn), ...names.filter((name) => !isPhoto(name)).sort()];
  return shortHash(parts.join("\0"));
}

/**
 * Copies the files that this build's pages load into the data folder, and removes builds that no open page
 * can still use. If the copy fails, the server runs without it; the log says so.
 * @returns the kept builds, newest first.
 */
export async function keepBuilds(
  folders: Pick<Folders, "cdn" | "site">,
  dataDir: string,
  clock: () => Date,
  log: Log,
): Promise<string[]> {
  const builds = resolve(dataDir, "builds");
  try {
    const name = nameOf(folders);
    const [newest] = keptIn(builds);
    await makeWhole(join(builds, name), async (draft) => {
      for (const [from, to] of partsOf(folders))
        if (existsSync(from))
          await cp(from, join(draft, to), {
            recursive: true,
            filter: (path) => !isPhoto(relative(join(folders.site, "assets"), path)),
          });
    });
    // The folder's time says when the build came into use, and so when it replaced the one before.
    if (newest?.name !== name) await utimes(join(builds, name), clock(), clock());
    await removeOld(builds, clock());
  } catch (error) {
    log("build not kept", { reason: error instanceof Error ? error.message : String(error) });
  }
  return keptIn(builds).map(({ name }) => join(builds, name));
}

/** The kept builds, the one in use first. */
function keptIn(builds: string): { name: string; since: number }[] {
  if (!existsSync(builds)) return [];
  return readdirSync(builds)
    .filter((name) => CONTENT_NAME.test(name))
    .map((name) => ({ name, since: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.since - a.since);
}

async function removeOld(builds: string, now: Date): Promise<void> {
  const kept = keptIn(builds);
  for (const [index, { name }] of kept.entries()) {
    const replaced = kept[index - 1]?.since ?? Number.POSITIVE_INFINITY;
    const old = now.getTime() - replaced > KEPT_DAYS * DAY_MS;
    if (index >= MOST_KEPT || (index >= LEAST_KEPT && old)) {
      await rm(join(builds, name), { recursive: true, force: true });
    }
  }
}

/**
 * Whether the site and the widgets were built with another public key than the server's, which would refuse
 * all that they send. False if there is no stamp.
 */
export function hasAnotherKey(stamp: string, anonKey: string): boolean {
  let built: unknown;
  try {
    built = JSON.parse(readFileSync(stamp, "utf8")).anonKey;
  } catch {
    return false;
  }
  return typeof built === "string" && (built || DEFAULT_ANON_KEY) !== anonKey;
}

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
export async function keepRelease(cdn: string, releases: string): Promise<string> {
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
  await makeWhole(kept, (draft) => cp(cdn, draft, { recursive: true }));
  return version;
}
