import { formatSeason, type Season, seasonIsOver } from "@maloca/catalog";

/** `Temporada 2025` of a trip that has passed; nothing before, or when it has no dates. */
export const endedSeason = (season: Season | undefined, now: Date): string | undefined =>
  season && seasonIsOver(season, now) ? `Temporada ${season.start.slice(0, 4)}` : undefined;

/** What a dated trip says once it has passed; nothing before, or when it has no dates. */
export function seasonLine(season: Season | undefined, now: Date): string | undefined {
  if (!season || !seasonIsOver(season, now)) return undefined;
  return `Esta salida fue ${season.start === season.end ? "el" : "del"} ${formatSeason(season)}.`;
}
