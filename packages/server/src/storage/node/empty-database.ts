import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** Where the build leaves the file, seen from a built program and from this source. */
const PLACES = ["../dist/", "../../../dist/"];

/**
 * Fills an empty folder with the database that the build made. False where nothing was built: then PGlite
 * makes one, which takes seconds and much memory.
 */
export async function unpackEmptyDatabase(home: string): Promise<boolean> {
  for (const place of PLACES) {
    const path = new URL(`${place}empty-database.tar.gz`, import.meta.url);
    const archive = await readFile(path).catch(() => undefined);
    if (!archive) continue;
    unpack(await promisify(gunzip)(archive), home);
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

/** Folders before what is in them, as PGlite writes them; its names are short. */
function unpack(archive: Buffer, folder: string): void {
  for (let at = 0; archive[at]; ) {
    const text = ({ from, length }: typeof NAME) =>
      archive.toString("latin1", at + from, at + from + length).split("\0", 1)[0] ?? "";
    const path = join(folder, text(NAME));
    const size = Number.parseInt(text(SIZE), 8);
    const content = at + BLOCK;
    if (text(TYPE) === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, archive.subarray(content, content + size), { mode: 0o600 });
    at = content + Math.ceil(size / BLOCK) * BLOCK;
  }
}
