import type { TripDocument } from "@maloca/catalog/trips/trip-document";
import { DAY_MS } from "../durations";

/** How far dates move: by days, or to a year, in which the first day then is. */
export type Move = { days: number } | { year: number };

/** A day as `2026-12-04`, moved. The 29th of February becomes the 28th where there is none. */
function moved(day: string, by: { days: number } | { years: number }): string {
  if ("days" in by) return new Date(Date.parse(day) + by.days * DAY_MS).toISOString().slice(0, 10);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year + by.years, month, 0)).getUTCDate();
  const there = new Date(Date.UTC(year + by.years, month - 1, Math.min(date, last)));
  return there.toISOString().slice(0, 10);
}

/**
 * A trip for another season: its dates move, its texts stay.
 * @param move none for a trip without dates
 */
export function copyTrip(trip: TripDocument, slug: string, move?: Move): TripDocument {
  // The former addresses are those of the trip that had them.
  const { formerSlugs, season, ...rest } = trip;
  if (!season || !move) return { ...rest, slug };
  const by = "days" in move ? move : { years: move.year - Number(season.start.slice(0, 4)) };
  const days = { start: moved(season.start, by), end: moved(season.end, by) };
  return { ...rest, slug, season: days };
}

/** The texts of a document that say a year, by their place: `hero.badge: "Diciembre 2025"`. */
export function textsWithYear(document: object, year: string): string[] {
  const found: string[] = [];
  const search = (path: string, value: unknown) => {
    if (typeof value === "string") {
      if (new RegExp(`(?<!\\d)${year}(?!\\d)`).test(value)) found.push(`${path}: "${value}"`);
    } else if (value && typeof value === "object")
      for (const [name, each] of Object.entries(value))
        search(path ? `${path}.${name}` : name, each);
  };
  search("", document);
  return found;
}
