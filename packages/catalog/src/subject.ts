import { subjectWords } from "./locales/es";
import { type Wording, wordsIn } from "./words";

/** What a package is called when none was chosen. */
export const GENERAL_ENQUIRY = subjectWords.generalEnquiry;

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
 *
 * @param wording the visitor's; without it the subject is the team's, in Spanish.
 */
export function subjectOf(about: About, wording: Wording = {}): string {
  const { tripTo, generalEnquiry } = wordsIn(wording, { subjectWords }, "subject");
  const concept = about.concept || (about.destination ? `${tripTo}${about.destination}` : "");
  if (!concept) return about.package ?? "";
  if (about.fixedConcept && !about.package) return concept;
  return `${concept}${THEN}${about.package || generalEnquiry}`;
}

/** The destination within a subject, or a visitor's own words for it: `Guaviare`. */
export function destinationOf(subject: string): string {
  const { tripTo } = subjectWords;
  const [concept = ""] = subject.trim().split(THEN);
  return concept.toLowerCase().startsWith(tripTo.toLowerCase())
    ? concept.slice(tripTo.length)
    : concept;
}
