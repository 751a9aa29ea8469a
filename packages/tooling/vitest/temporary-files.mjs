import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** Less free memory is left to the browsers. A run's temporary files take about one GiB. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Variables for a test run that give it a folder of its own for temporary files, which goes with this
 * process, however the run ends. It is in memory where there is plenty and nobody chose another place:
 * databases of a thousand files each are copied and removed all the time, which on a disk is a twentieth of
 * the run's CPU time. What is kept for the next run stays on the disk.
 * @returns {Record<string, string>}
 */
export function temporaryFiles() {
  const disk = tmpdir();
  const folder = (!process.env.TMPDIR && folderInMemory()) || folderIn(disk);
  return { TMPDIR: folder, MALOCA_KEPT: process.env.MALOCA_KEPT ?? disk };
}

/** @param {string} place */
function folderIn(place) {
  const folder = mkdtempSync(join(place, "maloca-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // PostgreSQL enters it with an account of its own.
  chmodSync(folder, 0o755);
  return folder;
}

/** Undefined where there is too little memory, or tests cannot run programs there. */
function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < ENOUGH_BYTES) return undefined;
    const folder = folderIn(MEMORY);
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    execFileSync(program);
    return folder;
  } catch {
    return undefined;
  }
}
