import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { extract } from "tar";
import { initDatabase } from "./pglite";

/** Creates the database in a temporary folder, then renames it, so that a crash never leaves half a database. */
export async function createDatabase(home: string): Promise<void> {
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (!(await unpackEmptyDatabase(draft))) await initDatabase(draft);
  await syncTree(draft);
  await rename(draft, home);
  await syncFolder(join(home, ".."));
}

/** Files that are synced at once. A process may open only few. */
const SYNCED_AT_ONCE = 64;

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders)
      .map(({ name }) => join(folder, name));
  for (const inner of paths(true)) await syncTree(inner);
  const files = paths(false);
  for (let first = 0; first < files.length; first += SYNCED_AT_ONCE) {
    const some = files.slice(first, first + SYNCED_AT_ONCE);
    await Promise.all(some.map((path) => syncPath(path, "r+")));
  }
  await syncFolder(folder);
}

async function syncPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}

/** Windows cannot, and does not need to, sync a folder. */
const syncFolder = (path: string) => syncPath(path, "r").catch(() => {});

const READ_BYTES = 64 * 1024;

/** The folder with the built file, relative to a built program and to this source. */
const PLACES = ["../dist/", "../../../dist/"];

/**
 * Unpacks the empty database that the build made. False if there is none: PGlite then creates one, which takes
 * seconds and much memory.
 */
async function unpackEmptyDatabase(home: string): Promise<boolean> {
  for (const place of PLACES) {
    const path = new URL(`${place}empty-database.tar.gz`, import.meta.url);
    if (!existsSync(path)) continue;
    // In small parts: the process would not free the memory of large ones again.
    await extract({
      file: fileURLToPath(path),
      cwd: home,
      maxReadSize: READ_BYTES,
      preserveOwner: false,
    });
    return true;
  }
  return false;
}
