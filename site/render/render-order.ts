import { type Documents, readDocuments, setDocuments } from "@maloca/catalog/documents/documents";
import { scriptFactsOf, setOperator } from "@maloca/catalog/operator";
import type { PageAssets } from "./render-site";

/** What a lead server asks for. */
export interface RenderOrder {
  documents: Documents;
  /** Milliseconds since 1970. */
  now: number;
  assets: PageAssets;
  /** The file of the one page that is asked for, in place of all files. */
  page?: string;
}

/** What `worker.ts` runs this module with. */
declare const renderOrder: RenderOrder | undefined;

/** None where the module is imported, as by the build. */
export const order = typeof renderOrder === "undefined" ? undefined : renderOrder;

if (order) setDocuments(order.documents);

const { company } = readDocuments();

setOperator(company);

/** What the widgets in the pages say of the operator. */
export const widgetFacts = scriptFactsOf(company);
