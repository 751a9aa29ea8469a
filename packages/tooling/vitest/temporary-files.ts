import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** With less free memory, the browsers need it. A run's temporary files take about one GiB. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Creates a folder for a test run's temporary files, which is deleted when this process ends, and returns
 * the variables that name it. The folder is in memory where there is enough and `TMPDIR` is not set: tests
 * copy and delete databases of a thousand files each, which on a disk takes a twentieth of the run's CPU
 * time. Files that are kept for the next run stay on the disk.
 */
export function temporaryFiles() {
  const disk = tmpdir();
  const folder = (!process.env.TMPDIR && folderInMemory()) || folderIn(disk);
  return { TMPDIR: folder, MALOCA_KEPT: process.env.MALOCA_KEPT ?? disk };
}

function folderIn(place: string) {
  const folder = mkdtempSync(join(place, "maloca-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // PostgreSQL runs as another user, who must be able to enter it.
  chmodSync(folder, 0o755);
  return folder;
}

/** Undefined if there is too little memory, or programs cannot be executed there. */
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
