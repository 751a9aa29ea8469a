import { endedSeason, type Season, seasonLine, type Trip } from "@maloca/catalog";
import { createContext } from "react";

/** Whether the page's departure has passed: every button asks for the next one. */
export const NextSeason = createContext(false);

interface SeasonBadgeProps {
  badge: string;
  season: Season | undefined;
  now: Date;
  className: string;
}

/** A dated trip's badge; after the departure its year. */
export function SeasonBadge({ badge, season, now, className }: SeasonBadgeProps) {
  return <span className={className}>{endedSeason(season, now) ?? badge}</span>;
}

/** After the departure: a line that says when it was (docs/product.md, "Dates and seasons"). */
export function SeasonOver({ trip, now }: { trip: Trip; now: Date }) {
  const line = seasonLine(trip.season, now);
  return line && <p data-season-over>{line}</p>;
}
