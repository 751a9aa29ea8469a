import { subjectWords } from "./locales/es";

/** What a package is called when none was chosen. */
export const GENERAL_ENQUIRY = subjectWords.generalEnquiry;

const TRIP_TO = subjectWords.tripTo;
const THEN = " - ";

/** What a request is about: what a trip's data, a widget's options and a page's button have in common. */
export interface About {
  destination?: string;
  package?: string;
  /** Replaces `Viaje a {destination}`. */
  concept?: string;
  /** The concept is complete without a package. */
  fixedConcept?: boolean;
}

/**
 * The subject of a request, as the team reads it (docs/product.md, "Reserve buttons").
 *
 * - a destination: `Viaje a Guaviare - Raíces de Selva`
 * - a page with a concept of its own: `Velitas en el Chocó - Posada 4 días`
 * - a fixed concept stands alone when no package was chosen: `Eje Cafetero Fin de Año`
 * - nothing known: an empty text, for the visitor to fill
 */
export function subjectOf(about: About): string {
  const concept = about.concept || (about.destination ? `${TRIP_TO}${about.destination}` : "");
  if (!concept) return about.package ?? "";
  if (about.fixedConcept && !about.package) return concept;
  return `${concept}${THEN}${about.package || GENERAL_ENQUIRY}`;
}

/** The destination within a subject, or a visitor's own words for it: `Guaviare`. */
export function destinationOf(subject: string): string {
  const [concept = ""] = subject.trim().split(THEN);
  return concept.toLowerCase().startsWith(TRIP_TO.toLowerCase())
    ? concept.slice(TRIP_TO.length)
    : concept;
}
