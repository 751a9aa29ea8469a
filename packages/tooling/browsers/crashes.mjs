import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * A process of a browser that a signal ended, and the test file that this process was running, where it
 * knows it.
 * @typedef {{ what: string, file?: string }} Crash
 */

/**
 * Tells the run that a browser's process crashed: the file that it was running runs once more.
 * `MALOCA_CRASHES` names the file that all processes of a run write this to, `MALOCA_TEST_FILE` the
 * test file of a process.
 * @param {string} what
 */
export function tellCrash(what) {
  console.warn(what);
  const { MALOCA_CRASHES, MALOCA_TEST_FILE } = process.env;
  /** @type {Crash} */
  const crash = { what, file: MALOCA_TEST_FILE };
  if (MALOCA_CRASHES) appendFileSync(MALOCA_CRASHES, `${JSON.stringify(crash)}\n`);
}

/** The crashes of this run. */
export function crashesOfRun(from = process.env.MALOCA_CRASHES) {
  if (!from || !existsSync(from)) return [];
  const lines = readFileSync(from, "utf8").trim().split("\n");
  return lines.map((line) => /** @type {Crash} */ (JSON.parse(line)));
}
