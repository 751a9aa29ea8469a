import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { List } from "./acts";
import { hear } from "./hear";
import { servePage } from "./pages";
import { faultsIn } from "./rules";
import { openSession, type Session } from "./session";

export const folder = join(import.meta.dirname, "../../../stories/heard");

/** So often a list is heard until nothing is silent: the reader may have missed a page. */
const HEARINGS = 3;

const isSilent = (text: string) => faultsIn(text, () => false).some((one) => /^silence/.test(one));

/** The transcript of a list, each time from a page of its own. */
export async function transcriptOf(session: Session, list: List): Promise<string> {
  let text = "";
  for (let at = 1; at <= HEARINGS && (!text || isSilent(text)); at++) {
    const page = await servePage(list.lang, list.markup);
    try {
      text = await hear(session, list, page.url);
    } finally {
      await page.close();
    }
  }
  return text;
}

/** Writes the transcripts of these lists, and names those that could not be heard to their end. */
export async function write(lists: readonly List[]) {
  await mkdir(folder, { recursive: true });
  for (const list of lists) {
    // For each anew: the reader may end after some pages.
    const session = await openSession();
    try {
      await writeFile(join(folder, `${list.name}.txt`), await transcriptOf(session, list));
      console.log(`${list.name}.txt`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${list.name}: ${error}`);
    } finally {
      await session.close();
    }
  }
}
