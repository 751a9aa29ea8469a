import type { Season } from "@maloca/catalog";
import { endedSeason } from "../content/season";
import * as styles from "./season-badge.css";

interface SeasonBadgeProps {
  badge: string;
  season: Season | undefined;
  now: Date;
  /** Of the badge while it is true. */
  className: string;
}

/** A dated trip's badge; once the trip has passed it is struck through, after the trip's year. */
export function SeasonBadge({ badge, season, now, className }: SeasonBadgeProps) {
  const ended = endedSeason(season, now);
  if (!ended) return <span className={className}>{badge}</span>;
  return (
    <>
      <span className={className}>{ended}</span> <s className={styles.past}>{badge}</s>
    </>
  );
}
