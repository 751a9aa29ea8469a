import { copyFile, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A third of the time of the best compression, which the build has; the files are 2 % larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const copies = {
  br: (text: string) => promisify(brotliCompress)(text, QUALITY),
  gz: (text: string) => promisify(gzip)(text),
};

/**
 * Writes a file with its compressed copies, which the server sends instead of it.
 * @param earlier a file whose copies are taken where its text is the same: to compress takes longest.
 */
export async function writeCompressed(path: string, text: string, earlier?: string): Promise<void> {
  await writeFile(path, text);
  const isSame = earlier && (await readFile(earlier, "utf8").catch(() => undefined)) === text;
  for (const [suffix, compress] of Object.entries(copies)) {
    if (isSame) await copyFile(`${earlier}.${suffix}`, `${path}.${suffix}`);
    else await writeFile(`${path}.${suffix}`, await compress(text));
  }
}
