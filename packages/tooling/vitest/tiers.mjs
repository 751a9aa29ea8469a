import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * When a test file runs. A run takes the tests of its tier and of those before it:
 * - change: each `npm test`;
 * - merge: also with `CI` set;
 * - release: only with `MALOCA_TIER=release`, or by its name.
 */
export const tiers = /** @type {const} */ (["change", "merge", "release"]);

/** @typedef {typeof tiers[number]} Tier */

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Folders with tests in Node. */
const places = ["packages", "site/test", "examples"];

/** A file of a later tier has a line near its top: `// tier: merge`. */
const MARK = /^\/\/ tier: *(.*)$/m;

/** The mark is within so many bytes. */
const TOP_BYTES = 2048;

/**
 * @param {string} name
 * @param {string} where for the error.
 * @returns {Tier}
 */
function parseTier(name, where) {
  const tier = tiers.find((each) => each === name);
  if (!tier)
    throw new Error(`${where}: unknown tier "${name}"; the tiers are ${tiers.join(", ")}.`);
  return tier;
}

/**
 * The tier of a test file.
 * @param {string} path
 */
export function tierOf(path) {
  const file = openSync(path, "r");
  const top = Buffer.alloc(TOP_BYTES);
  const read = readSync(file, top);
  closeSync(file);
  const mark = MARK.exec(top.toString("utf8", 0, read));
  return mark ? parseTier(mark[1]?.trim() ?? "", path) : "change";
}

/**
 * The tier of this run: `MALOCA_TIER`; else `release` where a file is named, so that it runs whatever its
 * tier; else `merge` with `CI` set, else `change`.
 * @param {readonly string[]} [args] of the run.
 * @param {Record<string, string | undefined>} [variables]
 */
export function tierOfRun(args = process.argv, variables = process.env) {
  const named = args.some((argument) => /\.test\b/.test(argument));
  const byDefault = named ? "release" : variables.CI ? "merge" : "change";
  return parseTier(variables.MALOCA_TIER || byDefault, "MALOCA_TIER");
}

/**
 * Whether a run of one tier takes the tests of another.
 * @param {Tier} run
 * @param {Tier} tier
 */
export const includes = (run, tier) => tiers.indexOf(tier) <= tiers.indexOf(run);

/** @returns {string[]} */
const testFiles = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return /^(node_modules|dist|\.data)$/.test(entry.name) ? [] : testFiles(path);
    }
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/**
 * The test files that a run leaves out.
 * @param {Tier} run
 */
export const laterTests = (run) =>
  places.flatMap(testFiles).filter((path) => !includes(run, tierOf(join(root, path))));
