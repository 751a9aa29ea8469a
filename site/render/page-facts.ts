import { newsletterService } from "@maloca/catalog/settings";
import type { Trust } from "../content/trust";

/** What pages show of an operator beside the documents. */
export interface PageFacts {
  photos: Trust["photos"];
  /** Where the newsletter's form sends; with empty texts to the lead server. */
  newsletter: typeof newsletterService;
}

/** Those of the build. */
export const shippedFacts: PageFacts = { photos: [], newsletter: newsletterService };
