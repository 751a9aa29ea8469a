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

/** The trip's months, as `Diciembre`, or that it is offered all year. */
export function monthsWords(trip: Trip): string {
  const months = tripMonths(trip);
  const words = months ? formatMonths(months) : finder.allYear;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The trip's best season where its data has one, as `Mejor en septiembre`; otherwise its months. */
export function whenWords(trip: Trip): string {
  const best = tripFact(trip, "bestSeason");
  return best ? `Mejor en ${best.toLowerCase()}` : monthsWords(trip);
}

/** `Temporada 2025` after the departure; `undefined` before it, or for a trip without dates. */
export const endedSeason = (season: Season | undefined, now: Date): string | undefined =>
  season && seasonIsOver(season, now) ? `Temporada ${season.start.slice(0, 4)}` : undefined;

/** When the departure was, as a sentence; `undefined` before it, or for a trip without dates. */
export function seasonLine(season: Season | undefined, now: Date): string | undefined {
  if (!season || !seasonIsOver(season, now)) return undefined;
  return `Esta salida fue ${season.start === season.end ? "el" : "del"} ${formatSeason(season)}.`;
}
