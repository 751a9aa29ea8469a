/** What a package is called when none was chosen (decision 15). */
export const GENERAL_ENQUIRY = "consulta general";

/**
 * What a request is about, as the team reads it (spec §4).
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
  const stem = about.stem || (about.destination ? `Viaje a ${about.destination}` : "");
  if (!stem) return about.package ?? "";
  if (about.fixed && !about.package) return stem;
  return `${stem} - ${about.package || GENERAL_ENQUIRY}`;
}
