import { messagingLink, seasonLine, type Trip, tripName } from "@maloca/catalog";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";

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
