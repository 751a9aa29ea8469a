import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The variable with the folder that is removed after the whole run. */
export const RUN_FOLDER = "MALOCA_RUN_FOLDER";

const folders = new Set<string>();

/** A folder for the tests of a file, removed after the last of them. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "maloca-test-"));
  folders.add(folder);
  return folder;
}

export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
  folders.clear();
}

/** A folder that a worker keeps from one test file to the next. */
export const workerFolder = (): Promise<string> =>
  mkdtemp(join(process.env[RUN_FOLDER] ?? tmpdir(), "w-"));
