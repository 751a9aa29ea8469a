import {
  formatMonths,
  formatSeason,
  type Season,
  seasonIsOver,
  type Trip,
  tripFact,
  tripMonths,
} from "@maloca/catalog";
import { finder } from "./home/finder";

/** `Diciembre`, or that it is offered the whole year. */
export function monthsWords(trip: Trip): string {
  const months = tripMonths(trip);
  const words = months ? formatMonths(months) : finder.allYear;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same, or the best of them where the trip names it: `Mejor en septiembre`. */
export function whenWords(trip: Trip): string {
  const best = tripFact(trip, "bestSeason");
  return best ? `Mejor en ${best.toLowerCase()}` : monthsWords(trip);
}

/** `Temporada 2025` of a trip that has passed; nothing before, or when it has no dates. */
export const endedSeason = (season: Season | undefined, now: Date): string | undefined =>
  season && seasonIsOver(season, now) ? `Temporada ${season.start.slice(0, 4)}` : undefined;

/** What a dated trip says once it has passed; nothing before, or when it has no dates. */
export function seasonLine(season: Season | undefined, now: Date): string | undefined {
  if (!season || !seasonIsOver(season, now)) return undefined;
  return `Esta salida fue ${season.start === season.end ? "el" : "del"} ${formatSeason(season)}.`;
}
