import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const outputs = [
  "packages/server/dist/main.js",
  "packages/widgets/dist/cdn/maloca.js",
  "site/dist/client/index.html",
];
const sources = ["packages", "site", "rollup.config.mjs", "package-lock.json"];

/** Folders and files below the sources that no build reads. */
const ignored = /^(dist|node_modules|test|\.data|_shared)$|\.md$/;

/** Says of the last build with which public key it was made and, by its time, from which sources. */
const stampIn = (root) => join(root, "node_modules/.cache/maloca/build.json");

const contentOf = (anonKey) => JSON.stringify({ anonKey: anonKey ?? "" });

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = readdirSync(path).filter((name) => !ignored.test(name));
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}

/**
 * Whether everything is built from the sources as they are, and with this public key.
 * @param {string} root
 * @param {{ anonKey?: string, anyKey?: boolean }} wanted `anyKey`: nobody will be served.
 */
export function isFresh(root, { anonKey, anyKey }) {
  const stamp = stampIn(root);
  if (![stamp, ...outputs.map((path) => join(root, path))].every((path) => existsSync(path))) {
    return false;
  }
  if (!anyKey && readFileSync(stamp, "utf8") !== contentOf(anonKey)) return false;
  return Math.max(...sources.map((path) => newest(join(root, path)))) < statSync(stamp).mtimeMs;
}

/** Notes a build. What was changed while it ran is newer than the moment in which it began. */
export function noteBuild(root, { anonKey, begun }) {
  const stamp = stampIn(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, contentOf(anonKey));
  utimesSync(stamp, begun, begun);
}

/** A build that is broken off leaves nothing that could be taken for a whole one. */
export const forgetBuild = (root) => rmSync(stampIn(root), { force: true });
