import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, type RunnerTask } from "vitest";
import { tierOfRun } from "../../packages/tooling/vitest/tiers";
import { cache, examples, hashOf } from "./install";

const packages = fileURLToPath(new URL("../../packages/", import.meta.url));

/** What is never an input: installs, builds and what the cache holds. */
const made = /(^|\/)(node_modules|dist|\.[\w-]+)(\/|$)/;

async function filesIn(folder: string, but: RegExp) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !but.test(relative(folder, file)))
    .sort();
}

/**
 * Skips the tests of a file whose inputs are those with which all of them last passed on this machine. Its
 * inputs are the built package and server, the examples with their tests, and Node. Before a release they run.
 * @param name of the file.
 */
export async function whenChanged(name: string): Promise<{ changed: boolean }> {
  const files = [
    ...(await filesIn(join(packages, "widgets/dist"), /\.(br|gz|map)$/)),
    ...(await filesIn(join(packages, "server/dist"), /\.(br|gz|map)$|^build\.json$/)),
    ...(await filesIn(examples, made)),
    join(packages, "widgets/package.json"),
  ];
  const texts = await Promise.all(files.map(async (file) => hashOf(await readFile(file))));
  const inputs = hashOf([process.version, ...files, ...texts].join("\n"));
  const kept = join(cache, `${name}.passed`);
  const passed = await readFile(kept, "utf8").catch(() => "");
  const changed = passed !== inputs || tierOfRun() === "release";

  beforeEach(({ skip }) => skip(!changed, `${name}: nothing changed since it last passed here`));
  // A run of some of the tests says nothing about the others.
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here which fixtures a hook wants
  afterAll(async ({}, file) => {
    if (changed && file.tasks.every(hasPassed)) await writeFile(kept, inputs);
  });
  return { changed };
}

const hasPassed = (task: RunnerTask): boolean =>
  "tasks" in task ? task.tasks.every(hasPassed) : task.result?.state === "pass";
