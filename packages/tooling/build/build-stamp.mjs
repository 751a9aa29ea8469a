import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders that a build writes. */
const outputs = [
  "packages/widgets/dist",
  "packages/server/dist",
  "packages/server/supabase/functions/_shared",
  "site/dist/client",
];
const sources = [
  "packages",
  "site",
  "docs/guide",
  "rollup.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Folders and files among the sources that no build reads. */
const ignored = /^(dist|node_modules|test|tooling|\.data|_shared)$|\.md$|\.test\.tsx?$/;

/** The documentation is built from these pages. */
const guides = "docs/guide";

const NOTHING = /^$/;

/**
 * Files and bytes of a folder of outputs; undefined where it is missing.
 * @typedef {{ files: number, bytes: number } | undefined} Contents
 *
 * @typedef {object} Stamp
 * @property {string} anonKey
 * @property {number} begun
 * @property {Record<string, Contents>} outputs
 */

/**
 * Beside the outputs: deleted with them, and kept when packages are installed again.
 * @param {string} root
 */
const stampIn = (root) => join(root, "packages/server/dist/build.json");

const entriesOf = (/** @type {string} */ path) =>
  readdirSync(path, { withFileTypes: true, recursive: true });

/**
 * Counts files and bytes of a folder: a missing or truncated file changes them.
 * @param {string} folder
 * @returns {Contents}
 */
function contentsOf(folder) {
  if (!existsSync(folder)) return undefined;
  const files = entriesOf(folder)
    .filter((entry) => entry.isFile() && entry.name !== "build.json")
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}

const outputsOf = (/** @type {string} */ root) =>
  Object.fromEntries(outputs.map((folder) => [folder, contentsOf(join(root, folder))]));

/**
 * When the newest file of a folder was written.
 * @param {string} path
 * @param {RegExp} [skipped] names of folders and files that do not count.
 * @returns {number}
 */
function newest(path, skipped = ignored) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = readdirSync(path).filter((name) => !skipped.test(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name), skipped)));
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
 * Whether all outputs are complete, newer than their sources, and built with this public key.
 * @param {string} root
 * @param {{ anonKey?: string, anyKey?: boolean }} wanted `anyKey`: any key will do.
 */
export function isUpToDate(root, { anonKey = "", anyKey }) {
  const stamp = readStamp(root);
  if (!stamp || (!anyKey && stamp.anonKey !== anonKey)) return false;
  if (JSON.stringify(stamp.outputs) !== JSON.stringify(outputsOf(root))) return false;
  const times = sources.map((path) => newest(join(root, path)));
  return Math.max(...times, newest(join(root, guides), NOTHING)) < stamp.begun;
}

/**
 * Records a build. A source that changed while it ran is newer than its begin.
 * @param {string} root
 * @param {{ anonKey?: string, begun: Date }} build
 */
export function writeStamp(root, { anonKey = "", begun }) {
  /** @type {Stamp} */
  const stamp = { anonKey, begun: begun.getTime(), outputs: outputsOf(root) };
  writeFileSync(stampIn(root), JSON.stringify(stamp));
}

/**
 * Called before a build: one that is interrupted then counts as none.
 * @param {string} root
 */
export const removeStamp = (root) => rmSync(stampIn(root), { force: true });
