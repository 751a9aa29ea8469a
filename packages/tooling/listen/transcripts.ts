import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { List } from "./acts";
import { hear } from "./hear";
import { servePage } from "./pages";
import { differences, faultsIn } from "./rules";
import { openSession } from "./session";

export const folder = join(import.meta.dirname, "../../../stories/heard");

/** The transcript of a list as it is kept, or nothing. */
export function keptOf({ name }: List): string {
  const file = join(folder, `${name}.txt`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** So often a list is heard until it is right: the reader may have missed a page, or something of it. */
const HEARINGS = 5;

/** The transcript of a list, each time by a new reader, which may end after some pages, on a page of its own. */
export async function transcriptOf(
  list: List,
  isRight: (text: string) => boolean,
): Promise<string> {
  let heard: string | undefined;
  let failure: unknown;
  for (let at = 1; at <= HEARINGS && !(heard && isRight(heard)); at++) {
    try {
      heard = await hearOnce(list);
    } catch (error) {
      failure = error;
    }
  }
  if (heard === undefined) throw failure;
  return heard;
}

async function hearOnce(list: List): Promise<string> {
  const session = await openSession();
  const page = await servePage(list);
  try {
    return await hear(session, list, page);
  } finally {
    await page.close();
    await session.close();
  }
}

const isWhole = (text: string) => !faultsIn(text, () => false).some((one) => /^silence/.test(one));

/** Writes the transcripts of these lists that say something else than before, and names those that cannot be heard. */
export async function write(lists: readonly List[]) {
  await mkdir(folder, { recursive: true });
  for (const list of lists) {
    try {
      const text = await transcriptOf(list, isWhole);
      const kept = keptOf(list);
      // Announcements that come together are said in any order.
      const isSame = kept && differences(text, kept, list.sometimes).length === 0;
      if (!isSame) await writeFile(join(folder, `${list.name}.txt`), text);
      console.log(`${list.name}.txt${isSame ? ": as it is kept" : ""}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${list.name}: ${error}`);
    }
  }
}
