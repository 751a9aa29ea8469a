import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A third of the time of the best compression, which the build has; the files are 2 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes a file with its compressed copies, which the server sends instead of it. */
export async function writeCompressed(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, QUALITY));
  await writeFile(`${path}.gz`, await promisify(gzip)(text));
}
