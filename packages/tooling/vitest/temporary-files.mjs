import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";

/** Less free memory is left to the browsers. A run's temporary files take about one GiB. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Variables for a test run that put its temporary files into memory, where there is plenty and nobody
 * chose another place: databases of a thousand files each are copied and removed all the time, which
 * on a disk is a twentieth of the run's CPU time. What is kept for the next run stays on the disk.
 * @returns {Record<string, string>}
 */
export function temporaryFiles() {
  if (process.env.TMPDIR) return {};
  /** @type {string | undefined} */
  let folder;
  const remove = () => folder && rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < ENOUGH_BYTES) return {};
    folder = mkdtempSync(join(MEMORY, "maloca-"));
    // PostgreSQL enters it with an account of its own.
    chmodSync(folder, 0o755);
    // Tests run programs there, which some systems forbid.
    const program = join(folder, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    execFileSync(program);
    return { TMPDIR: folder, MALOCA_KEPT: tmpdir() };
  } catch {
    return {};
  }
}
