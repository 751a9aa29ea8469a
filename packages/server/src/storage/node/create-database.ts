import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
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
    // Whoever reads the last stream of a pipeline gets its errors.
    await unpack(
      pipeline(createReadStream(path), createGunzip(), () => {}),
      home,
    );
    return true;
  }
  return false;
}

/** Blocks and fields of a tar archive: https://www.gnu.org/software/tar/manual/html_node/Standard.html */
const BLOCK = 512;
const NAME = { from: 0, length: 100 };
const SIZE = { from: 124, length: 12 };
const TYPE = { from: 156, length: 1 };
const FOLDER = "5";

/**
 * Unpacks a tar archive of PGlite, in which folders come before their files and names are short. Read in parts:
 * the whole is 40 MB, which the process would not free again.
 */
async function unpack(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const pieces = archive[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function* next(bytes: number) {
    for (let left = bytes; left > 0; ) {
      if (!rest.length) {
        const { value, done } = await pieces.next();
        if (done) throw new Error("the archive was cut off");
        rest = value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  const read = async (bytes: number) => {
    const parts: Buffer[] = [];
    for await (const part of next(bytes)) parts.push(part);
    return Buffer.concat(parts);
  };
  for (;;) {
    const head = await read(BLOCK);
    // A block of zeros ends the archive.
    if (!head[0]) return;
    const text = ({ from, length }: typeof NAME) =>
      head.toString("latin1", from, from + length).split("\0", 1)[0] ?? "";
    const path = join(folder, text(NAME));
    const size = Number.parseInt(text(SIZE), 8);
    if (text(TYPE) === FOLDER) await mkdir(path, { recursive: true, mode: 0o700 });
    else await writeFile(path, next(size), { mode: 0o600 });
    await read(Math.ceil(size / BLOCK) * BLOCK - size);
  }
}
