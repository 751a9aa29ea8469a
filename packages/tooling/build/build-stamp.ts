import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders that a build writes, in all and for the first page. */
export const outputs = {
  firstPage: ["packages/server/dist", "packages/widgets/dist/cdn", "site/dist"],
  whole: [
    "packages/server/dist",
    "packages/widgets/dist",
    "packages/server/supabase/functions/_shared",
    "site/dist",
  ],
};

/** Which part of a build. */
type Extent = keyof typeof outputs;

const sources = [
  "packages",
  "packages/tooling/docs-site",
  "packages/tooling/wordpress",
  "site",
  "docs/guide",
  "docs/accessibility.openacr.yaml",
  "stories/heard",
  "examples/wordpress",
  "rollup.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Folders and files in the sources that no build reads. */
const ignored = /^(dist|node_modules|test|tooling|\.data|_shared|release)$|\.md$|\.test\.tsx?$/;

/** The documentation is built from these pages. */
const guides = "docs/guide";

/** The number of files and bytes in a folder of outputs; undefined where the folder is missing. */
type Contents = { files: number; bytes: number } | undefined;

/**
 * A build's inputs and outputs, without its time and place, so that two builds of the same sources are
 * equal.
 */
interface Stamp {
  anonKey: string;
  /** `preact` or `react`, for the elements that visitors download. */
  renderer: string;
  /** Their hash. */
  sources: string;
  outputs: Record<string, Contents>;
}

/** The stamp's file is beside the outputs: it is deleted with them, and stays when packages are reinstalled. */
const stampIn = (root: string) => join(root, "packages/server/dist/build.json");

/** Counts files and bytes of a folder: a missing or truncated file changes them. */
function contentsOf(folder: string): Contents {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== "build.json")
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}

const outputsOf = (root: string, extent: Extent) =>
  Object.fromEntries(outputs[extent].map((folder) => [folder, contentsOf(join(root, folder))]));

/** The files of a source, sorted. */
function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => path.startsWith(guides) || !ignored.test(name))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

/** A hash of everything that a build reads. */
export function hashOfSources(root: string) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesIn(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function readStamp(root: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampIn(root), "utf8"));
  } catch {
    // Missing or truncated.
    return undefined;
  }
}

/** The renderer of the last build. */
export const rendererOf = (root: string) => readStamp(root)?.renderer;

/** The public key in the files that visitors download, and the renderer of their elements. */
interface Kind {
  anonKey?: string | undefined;
  renderer?: string;
}

/**
 * Whether the outputs are complete, and were made from the current sources, with this public key and
 * renderer, or with `any`.
 */
export function isUpToDate(root: string, extent: Extent, wanted: Kind & { any?: boolean } = {}) {
  const stamp = readStamp(root);
  if (!stamp) return false;
  const { anonKey = "", renderer = "preact", any } = wanted;
  if (!any && (stamp.anonKey !== anonKey || stamp.renderer !== renderer)) return false;
  const complete = Object.entries(outputsOf(root, extent)).every(
    ([folder, contents]) =>
      contents && JSON.stringify(contents) === JSON.stringify(stamp.outputs[folder]),
  );
  return complete && stamp.sources === hashOfSources(root);
}

/**
 * Records a build.
 * @param build `sources`: their hash before the build began, because a file may have changed while it ran.
 */
export function writeStamp(root: string, extent: Extent, build: Kind & { sources: string }) {
  const { anonKey = "", renderer = "preact", sources } = build;
  const outputs = { ...outputsOf(root, "firstPage"), ...outputsOf(root, extent) };
  const stamp: Stamp = { anonKey, renderer, sources, outputs };
  writeFileSync(stampIn(root), JSON.stringify(stamp));
}

/** Removes what an earlier build left, its stamp first: an interrupted build leaves none. */
export function removeOutputs(root: string) {
  rmSync(stampIn(root), { force: true });
  for (const folder of outputs.whole) rmSync(join(root, folder), { recursive: true, force: true });
}
