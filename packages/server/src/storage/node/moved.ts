import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../start-error";

// Prevents that a server is started on the old folder by mistake: nobody would look for leads there.

const markIn = (folder: string) => join(folder, "moved");

/** Writes into a data folder where its leads are now. */
export const markMoved = (folder: string, place: string) =>
  writeFile(markIn(folder), `${place}\n`, { mode: 0o600 });

/** Throws a StartError if the leads of a folder were moved to PostgreSQL. */
export async function checkNotMoved(folder: string): Promise<void> {
  const mark = markIn(folder);
  const place = await readFile(mark, "utf8").catch(() => null);
  if (place === null) return;
  throw new StartError(
    `the leads of ${folder} were moved to the PostgreSQL of ${place.trim()}. Set DATABASE_URL; ` +
      `to go on with the folder, which has none of what came since, remove ${mark}.`,
  );
}
