import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "../../start-error";

/**
 * Makes a folder that its owner alone can read, and those above it. Node's own way tries for ever where
 * the system says of an existing folder's child that it is missing, as below `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  if (!(await isMade(path))) await mkdir(path, { mode: 0o700 });
}

/** Whether it is there, or could be made: false where the folder above it is missing. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return true;
    if (code === "ENOENT" && dirname(path) !== path) return false;
    throw error;
  }
}
