import { subjectWords } from "./locales/es";
import { type Wording, wordsIn } from "./words";

const SEPARATOR = " - ";

/** What a request is about, from a trip's data, a widget's options or a page's button. */
export interface About {
  destination?: string;
  package?: string;
  /** Replaces `Viaje a {destination}`. */
  concept?: string;
  /** Whether the concept is complete without a package. */
  fixedConcept?: boolean;
}

/**
 * The subject of a request, as the team reads it (docs/product.md, "Reserve buttons").
 *
 * - a destination: `Viaje a Guaviare - Raíces de Selva`
 * - a page with its own concept: `Velitas en el Chocó - Posada 4 días`
 * - a fixed concept without a package: `Eje Cafetero Fin de Año`
 * - nothing known: an empty text, for the visitor to fill in
 *
 * @param wording the visitor's language; without it the subject is in Spanish, for the team.
 */
export function subjectOf(about: About, wording: Wording = {}): string {
  const { tripTo, generalEnquiry } = wordsIn(wording, { subjectWords }, "subject");
  const concept = about.concept || (about.destination ? `${tripTo}${about.destination}` : "");
  if (!concept) return about.package ?? "";
  if (about.fixedConcept && !about.package) return concept;
  return `${concept}${SEPARATOR}${about.package || generalEnquiry}`;
}
