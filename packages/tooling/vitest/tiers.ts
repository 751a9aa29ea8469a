import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * When a test file runs. A run takes the tests of its tier and of those before it:
 * - change: each `npm test`;
 * - merge: also with `CI` set;
 * - release: only with `MALOCA_TIER=release`, or by its name.
 */
export const tiers = ["change", "merge", "release"] as const;

type Tier = (typeof tiers)[number];

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Folders with tests in Node. */
const places = ["packages", "site/test", "examples"];

/** A file of a later tier has a line near its top: `// tier: merge`. */
const MARK = /^\/\/ tier: *(.*)$/m;

/** The mark is within so many characters. */
const TOP = 2048;

/** @param where for the error. */
function parseTier(name: string, where: string): Tier {
  const tier = tiers.find((each) => each === name);
  if (!tier)
    throw new Error(`${where}: unknown tier "${name}"; the tiers are ${tiers.join(", ")}.`);
  return tier;
}

/** The tier of a test file. */
export function tierOf(path: string) {
  const mark = MARK.exec(readFileSync(path, "utf8").slice(0, TOP));
  return mark ? parseTier(mark[1]?.trim() ?? "", path) : "change";
}

/**
 * The tier of this run: `MALOCA_TIER`; else `release` where a file is named, so that it runs whatever its
 * tier; else `merge` with `CI` set, else `change`.
 * @param args of the run.
 */
export function tierOfRun(
  args: readonly string[] = process.argv,
  variables: Record<string, string | undefined> = process.env,
) {
  const named = args.some((argument) => /\.test\b/.test(argument));
  const byDefault = named ? "release" : variables.CI ? "merge" : "change";
  return parseTier(variables.MALOCA_TIER || byDefault, "MALOCA_TIER");
}

/** Whether a run of one tier takes the tests of another. */
export const includes = (run: Tier, tier: Tier) => tiers.indexOf(tier) <= tiers.indexOf(run);

const testFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`);

/** The test files that a run leaves out. */
export const laterTests = (run: Tier) =>
  places.flatMap(testFiles).filter((path) => !includes(run, tierOf(join(root, path))));
