import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Documents } from "@maloca/catalog/documents/documents";
import { MINUTE_MS } from "../../durations";

/** The files of the site that depend on documents and day: text by file name. */
export type SiteFiles = Record<string, string>;

/** The day on which the build rendered the site's pages, as `2026-12-04`; undefined without a built site. */
export async function builtDay(renderer: string): Promise<string | undefined> {
  const assets = await readFile(join(renderer, "assets.json"), "utf8").catch(() => undefined);
  return assets && JSON.parse(assets).day;
}

/** What pages show of an operator beside the documents, as the renderer takes it. */
export interface PageFacts {
  /** Photos of trips, each with the address and the size of its file. */
  photos: readonly object[];
  newsletter: Readonly<Record<string, string>>;
}

/** {@link renderSite} with a build's renderer. */
export const rendererIn = (renderer: string) => (documents: Documents, now: Date) =>
  renderSite(renderer, documents, now);

/**
 * Renders the site's pages from documents, in a thread of its own: visitors are served meanwhile. Rejects if the
 * pages cannot be rendered.
 */
export async function renderSite(
  renderer: string,
  documents: Documents,
  now: Date,
  facts?: PageFacts,
): Promise<SiteFiles> {
  const assets = JSON.parse(await readFile(join(renderer, "assets.json"), "utf8"));
  const order = { documents, now: now.getTime(), assets, facts };
  const worker = new Worker(pathToFileURL(join(renderer, "render.js")), {
    workerData: { renderSite: order },
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
