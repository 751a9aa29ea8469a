import { createHash } from "node:crypto";

/**
 * How much slower this machine is now than an idle one, from 1 to 20. Measured once a run; the workers
 * inherit the variable.
 */
const VARIABLE = "MALOCA_SLOWNESS";

/** What the measured work takes on two idle cores, in milliseconds. */
const IDLE_MS = 90;

const WORK_BYTES = 64 * 1024 * 1024;

function measure() {
  const begun = performance.now();
  createHash("sha256").update(Buffer.alloc(WORK_BYTES, 1)).digest();
  return Math.min(20, Math.max(1, (performance.now() - begun) / IDLE_MS));
}

/**
 * A time limit against a hang, in milliseconds: ten times what a wait may take, and more on a slow machine.
 * No test relies on it: a test waits for a state.
 * @param {number} seconds what the wait takes at most on an idle machine.
 */
export function limit(seconds) {
  process.env[VARIABLE] ??= String(measure());
  return Math.round(seconds * 10_000 * Number(process.env[VARIABLE]));
}
