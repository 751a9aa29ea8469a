/** What a package is called when none was chosen. */
export const GENERAL_ENQUIRY = "consulta general";

const TRIP_TO = "Viaje a ";
const THEN = " - ";

/**
 * What a request is about, as the team reads it (docs/product.md, "Reserve buttons").
 *
 * - a destination: `Viaje a Guaviare - Raíces de Selva`
 * - a page with a stem of its own: `Velitas en el Chocó - Posada 4 días`
 * - a fixed stem stands alone when no package was chosen: `Eje Cafetero Fin de Año`
 * - nothing known: an empty text, for the visitor to fill
 */
export function concept(about: {
  destination?: string;
  package?: string;
  /** Replaces `Viaje a {destination}`. */
  stem?: string;
  /** The stem needs no package to be complete. */
  fixed?: boolean;
}): string {
  const stem = about.stem || (about.destination ? `${TRIP_TO}${about.destination}` : "");
  if (!stem) return about.package ?? "";
  if (about.fixed && !about.package) return stem;
  return `${stem}${THEN}${about.package || GENERAL_ENQUIRY}`;
}

/** The destination within a concept, or a visitor's own words for it: `Guaviare`. */
export function destinationOf(text: string): string {
  const [stem = ""] = text.trim().split(THEN);
  return stem.toLowerCase().startsWith(TRIP_TO.toLowerCase()) ? stem.slice(TRIP_TO.length) : stem;
}
