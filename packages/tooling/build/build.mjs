import { availableParallelism, constants } from "node:os";
import { fileURLToPath } from "node:url";
import { endWithReason } from "../programs/processes.mjs";
import { hashOfSources, isUpToDate, removeOutputs, writeStamp } from "./build-stamp.mjs";
import { FIRST_PAGE } from "./first-page.mjs";
import { runSteps } from "./run-steps.mjs";
import { stepProcesses } from "./step-processes.mjs";
import { steps } from "./steps.mjs";
import { withLock } from "./with-lock.mjs";

/**
 * `npm run build`: the widgets, the server and the site. Builds run one at a time.
 *
 * - `--if-needed`, for `npm start` and others: only if an output is missing, or was made from other
 *   sources or with another public key or renderer, which are part of what visitors download;
 * - `--operator`, for the operator's command line: only what the server needs, with any key and renderer;
 * - `--react`: the elements that visitors download run on React, not on preact. `MALOCA_RENDERER=react` does
 *   the same for a command that builds first.
 *
 * A process that forks it, as `npm start` does, gets a message when the first page can be served.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));

const options = process.argv.slice(2);
const ifNeeded = options.includes("--if-needed");
const operator = options.includes("--operator");
if (options.includes("--react")) process.env.MALOCA_RENDERER = "react";
const renderer = process.env.MALOCA_RENDERER || "preact";
if (!["preact", "react"].includes(renderer)) {
  endWithReason(new Error(`MALOCA_RENDERER is preact or react, not ${renderer}`));
}
const kind = { anonKey: process.env.ANON_KEY, renderer };
const wanted = { ...kind, any: operator };

const done = () => ifNeeded && isUpToDate(root, operator ? "firstPage" : "whole", wanted);

const processes = stepProcesses(options);

/**
 * @param {readonly import("./steps.mjs").Step[]} chosen
 * @param {{ quiet?: boolean }} [how]
 */
const run = (chosen, how) =>
  runSteps(
    chosen.map((step) => ({ ...step, run: () => processes.run(step) })),
    { atOnce: Math.max(2, availableParallelism()), sizes: !ifNeeded, ...how },
  );

const firstSteps = steps.filter(({ firstPage }) => firstPage);
const laterSteps = steps.filter(({ firstPage }) => !firstPage);

/** @returns {Promise<boolean>} whether everything is built. */
async function build() {
  // Another process may have built while this one waited.
  if (done()) return true;
  const sources = hashOfSources(root);
  const hasFirstPage = ifNeeded && isUpToDate(root, "firstPage", kind);
  if (!hasFirstPage) {
    removeOutputs(root);
  }
  if (!process.send) return finish(await run(hasFirstPage ? laterSteps : steps), sources);
  if (!hasFirstPage) {
    if (!(await run(firstSteps))) return false;
    writeStamp(root, "firstPage", { ...kind, sources });
  }
  process.send(FIRST_PAGE);
  processes.lowerPriority();
  // Quiet, because the server prints to the same terminal now.
  return finish(await run(laterSteps, { quiet: true }), sources);
}

/**
 * @param {boolean} succeeded
 * @param {string} sources their hash.
 */
function finish(succeeded, sources) {
  if (succeeded) writeStamp(root, "whole", { ...kind, sources });
  return succeeded;
}

process.once("exit", () => processes.end());
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
if (process.send) process.once("disconnect", () => process.exit(1));

// A relative path of the lock is short enough for a socket, wherever the repository is.
process.chdir(root);
if (!done()) {
  const built = await withLock("node_modules/.cache/maloca/build.sock", build, () =>
    console.error("Another build is running; waiting for it…"),
  );
  if (!built) process.exitCode = 1;
}
processes.end();
if (process.send) process.disconnect();
