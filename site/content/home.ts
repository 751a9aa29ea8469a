import { trips, voluntariado } from "@maloca/catalog";
import { readDocuments } from "@maloca/catalog/documents/documents";

/** The home page's texts and figures; `home-document.ts` of the catalog says what each is. */
export const { home } = readDocuments();

/** A trip that the site shows, or volunteering; undefined where the trip is hidden. */
export const shownTrip = (slug: string | undefined) =>
  [...trips, voluntariado].find((trip) => trip.slug === slug);

/** `AC` of `Asesora comunitaria`: the first letters of a name's first and last word. */
export function initials(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? words.at(-1)?.[0] : ""}`.toUpperCase();
}
