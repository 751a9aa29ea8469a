import company from "../../content/company.json" with { type: "json" };
import trust from "../../content/trust.json";
import type { TripDocument, VolunteeringDocument } from "../trips/trip-document";
import type { CompanyDocument } from "./company-document";
import type { HomeDocument } from "./home-document";
import { shippedSold } from "./shipped";
import type { TrustDocument } from "./trust-document";

/** The documents of what is sold, by their file's name without its ending. */
export interface Sold {
  home: HomeDocument;
  "trips/voluntariado": VolunteeringDocument;
  [trip: `trips/${string}`]: TripDocument | VolunteeringDocument;
}

/** All documents of an operator, likewise. */
export interface Documents extends Sold {
  company: CompanyDocument;
  trust: TrustDocument;
}

let current: Documents | undefined;

/** Has this process read other documents than the shipped ones; to be called before what reads them is loaded. */
export const setDocuments = (documents: Documents) => {
  current = documents;
};

/** The first version, which comes with the build. */
export const shippedDocuments = { company, trust, ...shippedSold } as unknown as Documents;

/** A stored version. What was no document yet when it was published is as in the build. */
export const completed = (stored: Partial<Documents>): Documents => ({
  ...{ company, trust },
  ...(stored as Documents),
  home: { ...shippedDocuments.home, ...stored.home },
});

export const readDocuments = (): Documents => current ?? shippedDocuments;

/** What is sold alone: a script that has it says no fact of the company. */
export const readSold = (): Sold => current ?? (shippedSold as unknown as Sold);
