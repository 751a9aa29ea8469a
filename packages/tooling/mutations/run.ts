import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endOnSignals, start } from "../programs/processes.ts";
import { faults } from "./faults.ts";

/**
 * `npm run mutations [-- WORD …]`: breaks the product in a copy of the last commit, one fault at a time, and
 * lists the faults that the tests do not notice. With words, only faults whose description, file or test has one.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ what, file, tests }) =>
    !words.length || words.some((word) => `${what} ${file} ${tests}`.includes(word)),
);

const copy = mkdtempSync(join(tmpdir(), "maloca-mutations-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));
endOnSignals();

/** Runs a program in the copy. Returns its exit code and its output. */
async function run(command: string, ...args: string[]) {
  const { ended, printed } = start(command, args, { variables: { FORCE_COLOR: "0" }, cwd: copy });
  return { code: await ended, printed: printed() };
}

const passes = async (...tests: string[]) => {
  const { code, printed } = await run("npm", "test", "--", ...tests, "--bail=1");
  const first = /(?:FAIL|failed at|error) .*/.exec(printed)?.[0];
  return { passed: code === 0, first };
};

/** Copies the last commit and its packages, these by hard links if possible, and builds it. */
async function prepare() {
  await run("git", "clone", "--quiet", root, ".");
  const linked = await run("cp", "-al", join(root, "node_modules"), "node_modules");
  if (linked.code) await run("cp", "-a", join(root, "node_modules"), "node_modules");
  rmSync(join(copy, "node_modules/.cache"), { recursive: true, force: true });
  const built = await run("npm", "run", "build");
  if (built.code) throw new Error(built.printed);
}

await prepare();
const unnoticed = [];
for (const { what, file, from, to, tests } of chosen) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (source.split(from).length !== 2) {
    throw new Error(`${file} must contain once, for "${what}": ${from}`);
  }
  const begun = performance.now();
  writeFileSync(path, source.split(from).join(to));
  let result = await passes(...tests);
  const near = !result.passed;
  if (!near) result = await passes();
  writeFileSync(path, source);
  if (result.passed) unnoticed.push(what);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const by = result.passed ? "NOT NOTICED" : near ? tests.join(", ") : `npm test: ${result.first}`;
  console.log(`${what} (${file}): ${by}, ${seconds} s`);
}
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} faults were noticed.`);
for (const what of unnoticed) console.log(`not noticed: ${what}`);
process.exitCode = unnoticed.length ? 1 : 0;
