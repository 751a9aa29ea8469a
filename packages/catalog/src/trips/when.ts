import { formatMonths, formatSeason, type Season, seasonIsOver } from "../season";
import { type ListedTrip, type Trip, tripFact, tripMonths } from "./trip";

/** Of a trip without dates that is offered all year. */
const ALL_YEAR = "Cuando quieras";

/** The trip's months, as `Diciembre`, or that it is offered all year. */
export function monthsWords(trip: Trip): string {
  const months = tripMonths(trip);
  const words = months ? formatMonths(months) : ALL_YEAR;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The trip's best season where its data has one, as `Mejor en septiembre`; otherwise its months. */
export function whenWords(trip: Trip): string {
  const best = tripFact(trip, "bestSeason");
  return best ? `Mejor en ${best.toLowerCase()}` : monthsWords(trip);
}

const isComing = ({ card }: ListedTrip) =>
  card.list === "destinations" && card.status === "Próximamente";

/** Whether a list of trips says of it that it is not now: it is coming, or its departure has passed. */
export const isLater = (trip: ListedTrip, now: Date): boolean =>
  isComing(trip) || endedSeason(trip.season, now) !== undefined;

/** The same in a list of trips: `Próximo diciembre` of a departure that has passed. */
export function listedWhen(trip: ListedTrip, now: Date): string {
  if (endedSeason(trip.season, now)) return `Próximo ${monthsWords(trip).toLowerCase()}`;
  return isComing(trip) ? "Próximamente" : whenWords(trip);
}

/** `Temporada 2025` after the departure; `undefined` before it, or for a trip without dates. */
export const endedSeason = (season: Season | undefined, now: Date): string | undefined =>
  season && seasonIsOver(season, now) ? `Temporada ${season.start.slice(0, 4)}` : undefined;

/** `del 4 al 8 de diciembre de 2025`, `el 31 de diciembre de 2025`. */
const onDays = (season: Season) =>
  `${season.start === season.end ? "el" : "del"} ${formatSeason(season)}`;

/** That the page shows a departure that has passed; `undefined` before it, or for a trip without dates. */
export function seasonLine(season: Season | undefined, now: Date): string | undefined {
  if (!season || !seasonIsOver(season, now)) return undefined;
  const year = season.start.slice(0, 4);
  const days = onDays(season).replace(` de ${year}`, "");
  return `Así fue en ${year}, ${days}.`;
}

/** The trip in one sentence or two, for search results and shared links; a dated one says when it is. */
export function tripDescription({ description, season }: Trip, now: Date): string {
  if (!season) return description;
  const days = onDays(season);
  return seasonIsOver(season, now)
    ? `${description} Pregúntanos por la próxima temporada.`
    : `${description} ${days.charAt(0).toUpperCase()}${days.slice(1)}.`;
}
