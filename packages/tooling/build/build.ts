import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { endOnSignals, endWithReason } from "../programs/processes.ts";
import { hashOfSources, isUpToDate, removeOutputs, rendererOf, writeStamp } from "./build-stamp.ts";
import { runSteps } from "./run-steps.ts";
import { stepProcesses } from "./step-processes.ts";
import { type Step, steps } from "./steps.ts";
import { withLock } from "./with-lock.ts";

/**
 * `npm run build`: the widgets, the server and the site. Builds run one at a time.
 *
 * - `--if-needed`, for `npm start` and others: only if an output is missing, or was made from other
 *   sources or with another public key or renderer, which are part of what visitors download;
 * - `--operator`, for the operator's command line: only what the server needs, with any key and renderer;
 * - `--react`: the elements that visitors download run on React, not on preact. `MALOCA_RENDERER=react` does
 *   the same for a command that builds first.
 *
 * A process that forks it, as `npm start` does, gets a message when the first page can be served. Its renderer is
 * that of the last build.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));

const options = process.argv.slice(2);
const ifNeeded = options.includes("--if-needed");
const operator = options.includes("--operator");
const given = options.includes("--react") ? "react" : process.env.MALOCA_RENDERER;
const renderer = given || (process.send && rendererOf(root)) || "preact";
if (!["preact", "react"].includes(renderer)) {
  endWithReason(new Error(`MALOCA_RENDERER is preact or react, not ${renderer}`));
}
process.env.MALOCA_RENDERER = renderer;
const kind = { anonKey: process.env.ANON_KEY, renderer };
const wanted = { ...kind, any: operator };

const done = () => ifNeeded && isUpToDate(root, operator ? "firstPage" : "whole", wanted);

const processes = stepProcesses();

const run = (chosen: readonly Step[], how?: { quiet?: boolean }) =>
  runSteps(
    chosen.map((step) => ({ ...step, run: () => processes.run(step) })),
    { atOnce: Math.max(2, availableParallelism()), sizes: !ifNeeded, ...how },
  );

const firstSteps = steps.filter(({ firstPage }) => firstPage);
const laterSteps = steps.filter(({ firstPage }) => !firstPage);

/** @returns whether everything is built. */
async function build(): Promise<boolean> {
  // Another process may have built while this one waited.
  if (done()) return true;
  const sources = hashOfSources(root);
  const finish = (succeeded: boolean) => {
    if (succeeded) writeStamp(root, "whole", { ...kind, sources });
    return succeeded;
  };
  const hasFirstPage = ifNeeded && isUpToDate(root, "firstPage", kind);
  if (!hasFirstPage) removeOutputs(root);
  if (!process.send) return finish(await run(hasFirstPage ? laterSteps : steps));
  if (!hasFirstPage) {
    if (!(await run(firstSteps))) return false;
    writeStamp(root, "firstPage", { ...kind, sources });
  }
  process.send("The first page can be served.");
  processes.lowerPriority();
  // Quiet, because the server prints to the same terminal now.
  return finish(await run(laterSteps, { quiet: true }));
}

process.once("exit", () => processes.end());
endOnSignals();
const abandoned = () => process.exit(1);
if (process.send) process.once("disconnect", abandoned);

// A relative path of the lock is short enough for a socket, wherever the repository is.
process.chdir(root);
if (!done()) {
  const built = await withLock("node_modules/.cache/maloca/build.sock", build, () =>
    console.error("Another build is running; waiting for it…"),
  );
  if (!built) process.exitCode = 1;
}
processes.end();
process.off("disconnect", abandoned);
if (process.send) process.disconnect();
