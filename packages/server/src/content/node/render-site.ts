import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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

/**
 * Renders the site's pages from documents, in a thread of its own: visitors are served meanwhile. Rejects if the
 * pages cannot be rendered.
 */
export async function renderSite(
  renderer: string,
  { now, script, ...order }: RenderOrder,
): Promise<SiteFiles> {
  const assets = { ...(await assetsOf(renderer)), ...(script && { script }) };
  const worker = new Worker(pathToFileURL(join(renderer, "render.js")), {
    workerData: { renderSite: { ...order, assets, now: now.getTime() } },
    // A page that never ends must not take the server's memory.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SiteFiles>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the renderer ended without pages")));
      timer = setTimeout(() => reject(new Error("the renderer did not end")), MINUTE_MS);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** {@link renderSite} of documents alone, to see whether they can be rendered. */
export const rendererIn = (renderer: string) => async (documents: Documents, now: Date) =>
  renderSite(renderer, { documents, now });
