import { createVitest, parseCLI, type TestSpecification } from "vitest/node";
import { crashesOfRun } from "../browsers/crashes.mjs";

// Vitest with the arguments of `vitest run`. No test is tried again; where a browser's process crashed, the
// files that it was running, or could not run any more, run once from their start. A second crash fails.

const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
// As Vitest's own command sets them, for its plugins.
process.env.NODE_ENV ??= "test";
Object.assign(process.env, { TEST: "true", VITEST: "true" });
const vitest = await createVitest("test", { ...options, watch: false });

/** Whether a crash took this file's run: the one that a process names, and those that never ended. */
function isTaken({ moduleId, testModule }: TestSpecification) {
  const state = testModule?.state() ?? "pending";
  if (state === "failed") return crashesOfRun().some(({ file }) => file === moduleId);
  return state === "pending" || state === "queued";
}

try {
  await vitest.start(filter);
  if (crashesOfRun().length) {
    const taken = (await vitest.getRelevantTestSpecifications(filter)).filter(isTaken);
    // The reporter counts what failed in both runs.
    process.exitCode = 0;
    if (taken.length) await vitest.runTestSpecifications(taken);
  }
} catch (error) {
  process.exitCode = 1;
  vitest.logger.printError(error, { fullStack: true, type: "Unhandled Error" });
} finally {
  await vitest.exit();
}
