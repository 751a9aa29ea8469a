import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Documents } from "@maloca/catalog/documents/documents";
import { MINUTE_MS } from "../../durations";

/** The files of the site that depend on documents and day: text by file name. */
export type SiteFiles = Record<string, string>;

const assetsOf = async (renderer: string) =>
  JSON.parse(await readFile(join(renderer, "assets.json"), "utf8"));

/** The day on which the build rendered the site's pages, as `2026-12-04`. */
export const builtDay = async (renderer: string): Promise<string> => (await assetsOf(renderer)).day;

/** The address of the pages' script in the build. */
export const builtScript = async (renderer: string): Promise<string> =>
  (await assetsOf(renderer)).script;

/** What pages are rendered from. */
export interface RenderOrder {
  documents: Documents;
  now: Date;
  /** The address of the pages' script; without one the build's. */
  script?: string;
  /** The file of the one page that is asked for, such as `guajira/index.html`, in place of all files. */
  page?: string;
}

/** A thread waits so long for the next order: its module is compiled, so that a page takes a third of the time. */
const KEPT_MS = 5 * MINUTE_MS;

export type Renderer = ReturnType<typeof createRenderer>;

/** Renders the site's pages in a thread of its own: visitors are served meanwhile. */
export function createRenderer(folder: string) {
  let kept: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const ended = kept;
    kept = undefined;
    await ended?.terminate();
  }

  const answerOf = (worker: Worker) =>
    new Promise<SiteFiles>((resolve, reject) => {
      worker.removeAllListeners();
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => {
        if (kept === worker) kept = undefined;
        reject(new Error("the renderer ended without pages"));
      });
      timer = setTimeout(() => reject(new Error("the renderer did not end")), MINUTE_MS);
    });

  return {
    /** Pages from documents, one order after the other. Rejects if they cannot be rendered. */
    async render({ now, script, ...order }: RenderOrder): Promise<SiteFiles> {
      const assets = { ...(await assetsOf(folder)), ...(script && { script }) };
      clearTimeout(timer);
      kept ??= new Worker(join(folder, "worker.cjs"), {
        // A page that never ends must not take the server's memory.
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      });
      kept.ref();
      kept.postMessage({ ...order, assets, now: now.getTime() });
      try {
        const files = await answerOf(kept);
        clearTimeout(timer);
        // A process that has nothing else to do ends.
        kept.unref();
        timer = setTimeout(stop, KEPT_MS).unref();
        return files;
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop,
  };
}
