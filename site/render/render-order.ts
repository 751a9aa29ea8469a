import { workerData } from "node:worker_threads";
import { type Documents, setDocuments } from "@maloca/catalog/documents/documents";
import type { PageFacts } from "./page-facts";
import type { PageAssets } from "./render-site";

/** What a lead server asks a worker to render. */
export interface RenderOrder {
  documents: Documents;
  /** Milliseconds since 1970. */
  now: number;
  assets: PageAssets;
  facts: PageFacts;
}

/** The order to this worker; none where the module is imported, as by the build. */
export const order = (workerData as { renderSite?: RenderOrder } | null)?.renderSite;

if (order) setDocuments(order.documents);
