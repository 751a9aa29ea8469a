import { createHash } from "node:crypto";

/**
 * How much slower this machine is now than a quiet one, from 1 to 20. Measured once a run; its workers
 * are told.
 */
const VARIABLE = "MALOCA_SLOWNESS";

/** What the measured work takes on two quiet cores, in milliseconds. */
const QUIET_MS = 90;

const WORK_BYTES = 64 * 1024 * 1024;

function measure() {
  const begun = performance.now();
  createHash("sha256").update(Buffer.alloc(WORK_BYTES, 1)).digest();
  return Math.min(20, Math.max(1, (performance.now() - begun) / QUIET_MS));
}

/**
 * A guard against a hang, in milliseconds: ten times what a wait may take, and more on a slow machine.
 * A test never counts on it: it waits for a state.
 * @param {number} seconds what the wait takes at most on a quiet machine.
 */
export function limit(seconds) {
  process.env[VARIABLE] ??= String(measure());
  return Math.round(seconds * 10_000 * Number(process.env[VARIABLE]));
}
