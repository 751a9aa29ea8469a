import { workerData } from "node:worker_threads";
import { type Documents, readDocuments, setDocuments } from "@maloca/catalog/documents/documents";
import { scriptFactsOf, setOperator } from "@maloca/catalog/operator";
import type { PageAssets } from "./render-site";

/** What a lead server asks a worker to render. */
export interface RenderOrder {
  documents: Documents;
  /** Milliseconds since 1970. */
  now: number;
  assets: PageAssets;
  /** The file of the one page that is asked for, in place of all files. */
  page?: string;
}

/** The order to this worker; none where the module is imported, as by the build. */
export const order = (workerData as { renderSite?: RenderOrder } | null)?.renderSite;

if (order) setDocuments(order.documents);

const { company } = readDocuments();

setOperator(company);

/** What the widgets in the pages say of the operator. */
export const widgetFacts = scriptFactsOf(company);
