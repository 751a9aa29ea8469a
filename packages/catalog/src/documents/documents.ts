import company from "../../content/company.json" with { type: "json" };
import trust from "../../content/trust.json";
import type { TripDocument, VolunteeringDocument } from "../trips/trip-document";
import type { CompanyDocument } from "./company-document";
import type { ConsultancyDocument } from "./consultancy-document";
import type { HomeDocument } from "./home-document";
import { shippedSold, shippedStories } from "./shipped";
import type { StoryDocument } from "./story-document";
import type { TrustDocument } from "./trust-document";

/** The documents of what is sold, by their file's name without its ending. */
export interface Sold {
  home: HomeDocument;
  consultancy: ConsultancyDocument;
  "trips/voluntariado": VolunteeringDocument;
  [trip: `trips/${string}`]: TripDocument | VolunteeringDocument;
}

/** All documents of an operator, likewise. */
export interface Documents extends Sold {
  company: CompanyDocument;
  trust: TrustDocument;
  [story: `stories/${string}`]: StoryDocument;
}

let current: Documents | undefined;

/** Has this process read other documents than the shipped ones; to be called before what reads them is loaded. */
export const setDocuments = (documents: Documents) => {
  current = documents;
};

/** The first version, which comes with the build. */
export const shippedDocuments = {
  company,
  trust,
  ...shippedSold,
  ...shippedStories,
} as unknown as Documents;

/** A stored version. What was in no document yet when it was published is as in the build. */
export function completed(stored: Partial<Documents>): Documents {
  const { consultancy, home } = shippedDocuments;
  const shipped = shippedDocuments["trips/voluntariado"];
  const { buttons, students, calendar, album } = shipped;
  const volunteering = stored["trips/voluntariado"] ?? shipped;
  return {
    ...{ company, trust, consultancy },
    // Since a version has any, the missing ones were removed.
    ...(stored.consultancy ? {} : (shippedStories as Partial<Documents>)),
    ...(stored as Documents),
    home: { ...home, ...stored.home, blog: { ...home.blog, ...stored.home?.blog } },
    "trips/voluntariado": {
      ...{ buttons, students, calendar, album },
      ...volunteering,
      weeks: { ...shipped.weeks, ...volunteering.weeks },
    },
  };
}

export const readDocuments = (): Documents => current ?? shippedDocuments;

/** What is sold alone: a script that has it says no fact of the company. */
export const readSold = (): Sold => current ?? (shippedSold as unknown as Sold);
