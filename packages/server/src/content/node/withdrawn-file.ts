import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Database } from "../../storage/database";
import { makeFolder, writeAtomically } from "../../storage/node/files";
import { forgetPhotos, withdrawnPhotos } from "../withdrawn";

/** Beside the backups: the names of the photographs that none of them may bring back, a line each. */
export const WITHDRAWN_FILE = "fotos-retiradas.txt";

const NAME = /^[\da-f]{32}\.(avif|jpg|png|webp)$/;

/** Erases from the database what stands in the file of a folder of backups. Returns the names there. */
export async function forgetAsWritten(
  database: Database,
  folder: string,
  at: Date,
): Promise<string[]> {
  const text = await readFile(join(folder, WITHDRAWN_FILE), "utf8").catch(() => "");
  const written = text.split("\n").filter((line) => NAME.test(line));
  const known = await withdrawnPhotos(database, written);
  const others = written.filter((photo) => !known.includes(photo));
  if (others.length) await database.tx((session) => forgetPhotos(session, others, at));
  return written;
}

/** The same, and writes there what the database knows. */
export async function keepWithdrawn(database: Database, folder: string, at: Date): Promise<void> {
  const written = await forgetAsWritten(database, folder, at);
  const all = await withdrawnPhotos(database);
  if (all.every((photo) => written.includes(photo))) return;
  await makeFolder(folder);
  await writeAtomically(join(folder, WITHDRAWN_FILE), Readable.from([`${all.join("\n")}\n`]));
}
