import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders that a build writes, in all and for the first page. */
const outputs = {
  firstPage: ["packages/server/dist", "packages/widgets/dist/cdn", "site/dist/client"],
  whole: [
    "packages/server/dist",
    "packages/widgets/dist",
    "packages/server/supabase/functions/_shared",
    "site/dist/client",
  ],
};

/** @typedef {keyof typeof outputs} Extent which part of a build */

const sources = [
  "packages",
  "site",
  "docs/guide",
  "docs/accessibility.openacr.yaml",
  "stories/heard",
  "examples/wordpress",
  "rollup.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** Folders and files among the sources that no build reads. */
const ignored = /^(dist|node_modules|test|tooling|\.data|_shared|release)$|\.md$|\.test\.tsx?$/;

/** The documentation is built from these pages. */
const guides = "docs/guide";

/**
 * The number of files and bytes in a folder of outputs; undefined where the folder is missing.
 * @typedef {{ files: number, bytes: number } | undefined} Contents
 *
 * A build's inputs and outputs, without its time and place, so that two builds of the same sources are
 * equal.
 * @typedef {object} Stamp
 * @property {string} anonKey
 * @property {string} renderer `preact` or `react`, for the elements that visitors download.
 * @property {string} sources their hash.
 * @property {Record<string, Contents>} outputs
 */

/**
 * The stamp's file is beside the outputs: it is deleted with them, and stays when packages are reinstalled.
 * @param {string} root
 */
const stampIn = (root) => join(root, "packages/server/dist/build.json");

/**
 * Counts files and bytes of a folder: a missing or truncated file changes them.
 * @param {string} folder
 * @returns {Contents}
 */
function contentsOf(folder) {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== "build.json")
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}

/**
 * @param {string} root
 * @param {Extent} extent
 */
const outputsOf = (root, extent) =>
  Object.fromEntries(outputs[extent].map((folder) => [folder, contentsOf(join(root, folder))]));

/**
 * The files of a source, sorted.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => path.startsWith(guides) || !ignored.test(name))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * A hash of everything that a build reads.
 * @param {string} root
 */
export function hashOfSources(root) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesIn(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @returns {Stamp | undefined}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampIn(root), "utf8"));
  } catch {
    // Missing or truncated.
    return undefined;
  }
}

/**
 * The renderer of the last build.
 * @param {string} root
 */
export const rendererOf = (root) => readStamp(root)?.renderer;

/**
 * Whether the outputs are complete, and were made from the current sources, with this public key and
 * renderer.
 * @param {string} root
 * @param {Extent} extent
 * @param {{ anonKey?: string, renderer?: string, any?: boolean }} [wanted] `any`: whether key and
 *   renderer do not matter.
 */
export function isUpToDate(root, extent, { anonKey = "", renderer = "preact", any } = {}) {
  const stamp = readStamp(root);
  if (!stamp) return false;
  if (!any && (stamp.anonKey !== anonKey || stamp.renderer !== renderer)) return false;
  const complete = Object.entries(outputsOf(root, extent)).every(
    ([folder, contents]) =>
      contents && JSON.stringify(contents) === JSON.stringify(stamp.outputs[folder]),
  );
  return complete && stamp.sources === hashOfSources(root);
}

/**
 * Records a build.
 * @param {string} root
 * @param {Extent} extent
 * @param {{ anonKey?: string, renderer?: string, sources: string }} build `sources`: their hash before
 *   the build began, because a file may have changed while it ran.
 */
export function writeStamp(root, extent, { anonKey = "", renderer = "preact", sources }) {
  /** @type {Stamp} */
  const stamp = {
    anonKey,
    renderer,
    sources,
    outputs: { ...outputsOf(root, "firstPage"), ...outputsOf(root, extent) },
  };
  writeFileSync(stampIn(root), JSON.stringify(stamp));
}

/**
 * Removes what an earlier build left, its stamp first: an interrupted build leaves none.
 * @param {string} root
 */
export function removeOutputs(root) {
  rmSync(stampIn(root), { force: true });
  for (const folder of outputs.whole) rmSync(join(root, folder), { recursive: true, force: true });
}
