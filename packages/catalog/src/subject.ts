import { subjectWords } from "./locales/es";
import { languages, type Wording, wordsIn } from "./words";

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

/** The destination in a subject of any language, `Guaviare`, or what a visitor typed in its place. */
export function destinationOf(subject: string): string {
  const [concept = ""] = subject.trim().split(SEPARATOR);
  const tripTo = Object.keys(languages)
    .map((lang) => wordsIn({ lang }, { subjectWords }).tripTo)
    .find((words) => concept.toLowerCase().startsWith(words.toLowerCase()));
  return tripTo ? concept.slice(tripTo.length) : concept;
}
