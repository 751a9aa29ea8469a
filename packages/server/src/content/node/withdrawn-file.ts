import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { errorCode, StartError } from "../../errors";
import type { Database } from "../../storage/database";
import { makeFolder, writeAtomically } from "../../storage/node/files";
import { forgetPhotos, withdrawnPhotos } from "../withdrawn";

/** Beside the backups: the names of the photographs that none of them may bring back, a line each. */
export const WITHDRAWN_FILE = "fotos-retiradas.txt";

const NAME = /^[\da-f]{32}\.(avif|jpg|png|webp)$/;

/** The names in the file of a folder of backups; none where there is no file. Throws a StartError if it cannot be read. */
export async function writtenIn(folder: string): Promise<string[]> {
  const file = join(folder, WITHDRAWN_FILE);
  const text = await readFile(file, "utf8").catch((error) => {
    if (errorCode(error) === "ENOENT") return "";
    throw new StartError(
      `${file} no se puede leer (${errorCode(error)}): dice qué fotos se retiraron, y sin él volverían.`,
    );
  });
  return text.split("\n").filter((line) => NAME.test(line));
}

/** Erases from the database photographs that were withdrawn before. */
export async function forgetWritten(
  database: Database,
  written: readonly string[],
  at: Date,
): Promise<void> {
  const known = await withdrawnPhotos(database, written);
  const others = written.filter((photo) => !known.includes(photo));
  if (others.length) await database.tx((session) => forgetPhotos(session, others, at));
}

/** The database forgets what is written in a folder of backups, which gets what the database knows. */
export async function keepWithdrawn(database: Database, folder: string, at: Date): Promise<void> {
  const written = await writtenIn(folder);
  await forgetWritten(database, written, at);
  const all = await withdrawnPhotos(database);
  if (all.every((photo) => written.includes(photo))) return;
  await makeFolder(folder);
  await writeAtomically(join(folder, WITHDRAWN_FILE), Readable.from([`${all.join("\n")}\n`]));
}
