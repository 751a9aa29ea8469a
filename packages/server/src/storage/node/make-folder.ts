import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "../../start-error";

/**
 * Creates a folder that only its owner can read, and its parents. Node's `recursive` never ends below `/proc`,
 * where creating a folder in an existing one fails with ENOENT.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  if (!(await isMade(path))) await mkdir(path, { mode: 0o700 });
}

/** Whether the folder exists or was created; false if its parent is missing. */
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
