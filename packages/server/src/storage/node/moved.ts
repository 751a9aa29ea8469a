import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../start-error";

// A server that is started on the folder by mistake, without DATABASE_URL, would take leads that nobody looks for.

const markIn = (folder: string) => join(folder, "moved");

/** Notes in a data folder where its leads are from now on. */
export const markMoved = (folder: string, place: string) =>
  writeFile(markIn(folder), `${place}\n`, { mode: 0o600 });

/** Throws a StartError where a folder's leads were moved to PostgreSQL. */
export async function checkNotMoved(folder: string): Promise<void> {
  const mark = markIn(folder);
  const place = await readFile(mark, "utf8").catch(() => null);
  if (place === null) return;
  throw new StartError(
    `the leads of ${folder} were moved to the PostgreSQL of ${place.trim()}. Set DATABASE_URL; ` +
      `to go on with the folder, which has none of what came since, remove ${mark}.`,
  );
}
