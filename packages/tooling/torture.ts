import { availableParallelism } from "node:os";
import { endOnSignals, start, typescript } from "./programs/processes.ts";

// `npm run torture [-- FILE…]`: all tests of every tier, or some files, in their long form.
// `npm run torture -- busy`: finds tests that fail on a slow machine. Beside twice as many busy loops as
// there are cores, it runs `npm test` three times, and the files that once failed like this twenty times.

/** Files that once failed on a busy machine, as vitest's filters. */
const onceFailed = [
  "packages/server/test/stress.test.ts",
  "packages/server/test/hostile.test.ts",
  "packages/server/test/faults.test.ts",
  "packages/widgets/test/visual.test.ts",
  "packages/widgets/test/hosts.engines.test.ts",
  "packages/widgets/src/lightbox/lightbox.element.test.ts",
  "site/test/visual.test.ts",
  "examples/docs.test.ts",
  "examples/pages.test.ts",
];

const WHOLE_RUNS = 3;
const RUNS_OF_THOSE = 20;

const runTests = (args: string[], how: Parameters<typeof start>[2]) =>
  start(process.execPath, [...typescript, "packages/tooling/run-tests.ts", ...args], how);

endOnSignals();

/**
 * Runs tests several times and prints a row; the output of a run that failed is printed whole.
 * @returns whether each run passed.
 */
async function repeat(
  name: string,
  times: number,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const seconds = [];
  let passed = 0;
  for (let run = 0; run < times; run++) {
    const begun = performance.now();
    const { ended, printed } = runTests(args, { variables });
    if ((await ended) === 0) passed++;
    else console.log(printed());
    seconds.push(Math.round((performance.now() - begun) / 1000));
    // Printed after each run, in case the machine is stopped before the last one.
    console.error(`${name}: ${passed} of ${run + 1} so far, this one in ${seconds.at(-1)} s`);
  }
  seconds.sort((one, other) => one - other);
  const median = seconds[Math.floor(times / 2)];
  console.log(`| ${name} | ${passed} of ${times} | ${median} | ${seconds.at(-1)} |`);
  return passed === times;
}

async function busy() {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    start(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }),
  );
  console.log(`Beside ${loops.length} busy loops:\n`);
  console.log("| tests | passed | median, in seconds | longest |\n|---|---|---|---|");
  const whole = await repeat("npm test", WHOLE_RUNS, []);
  // All at once, so that they slow each other down, too.
  const again = await repeat("those that once failed", RUNS_OF_THOSE, onceFailed, {
    MALOCA_TIER: "merge",
  });
  for (const { child } of loops) child.kill("SIGKILL");
  return whole && again;
}

async function longest() {
  const { ended } = runTests(process.argv.slice(2), {
    stdio: "inherit",
    variables: { MALOCA_TIER: "release", MALOCA_TORTURE: "long", MALOCA_FRAMEWORKS: "all" },
  });
  return (await ended) === 0;
}

const passed = process.argv[2] === "busy" ? await busy() : await longest();
if (!passed) process.exitCode = 1;
