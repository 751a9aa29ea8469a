import { endedSeason, type Season } from "@maloca/catalog";
import * as styles from "./season-badge.css";

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
