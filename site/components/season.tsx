import {
  endedSeason,
  messagingLink,
  type Season,
  seasonLine,
  type Trip,
  tripName,
} from "@maloca/catalog";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import * as styles from "./texts.css";

interface SeasonBadgeProps {
  badge: string;
  season: Season | undefined;
  now: Date;
  /** Class of the badge, or of the year after the departure. */
  className: string;
}

/** A dated trip's badge. After the departure the year is shown, and then the badge, struck through. */
export function SeasonBadge({ badge, season, now, className }: SeasonBadgeProps) {
  const ended = endedSeason(season, now);
  if (!ended) return <span className={className}>{badge}</span>;
  return (
    <>
      <span className={className}>{ended}</span> <s className={styles.past}>{badge}</s>
    </>
  );
}

/**
 * After the departure: a line that says when it was, with a link to ask for the next
 * (docs/product.md, "Dates and seasons").
 */
export function SeasonOver({ trip, now }: { trip: Trip; now: Date }) {
  const line = seasonLine(trip.season, now);
  if (!line) return null;
  return (
    <p data-season-over>
      {line}{" "}
      <a href={messagingLink(messages.nextSeason(tripName(trip)))} target="_blank" rel="noopener">
        {tripWords.seasonOver}
      </a>
      .
    </p>
  );
}
