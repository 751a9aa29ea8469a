import type { TripDocument, VolunteeringDocument } from "../trips/trip-document";
import type { HomeDocument } from "./home-document";
import { shipped } from "./shipped";

/** All documents of what is sold, by their file's name without its ending. */
export interface Documents {
  home: HomeDocument;
  "trips/voluntariado": VolunteeringDocument;
  [trip: `trips/${string}`]: TripDocument | VolunteeringDocument;
}

let current: Documents | undefined;

/** Has this process read other documents than the shipped ones; to be called before what reads them is loaded. */
export const setDocuments = (documents: Documents) => {
  current = documents;
};

/** The first version of what is sold, which comes with the build. */
export const shippedDocuments = shipped as unknown as Documents;

export const readDocuments = (): Documents => current ?? shippedDocuments;
