import { type TripSlug, trips } from "@maloca/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { TripPage } from "../trip/trip-page";

export interface Circumstances {
  /** The date on which the page is rendered. */
  now?: Date;
  /** Address of the trip's itinerary frame. */
  frameUrl?: string;
}

/** A trip's page on another date, or with an external itinerary. */
export function renderTrip(slug: TripSlug, { now, frameUrl }: Circumstances): string {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  const itinerary = trip.itinerary && { ...trip.itinerary, frameUrl };
  return renderToStaticMarkup(<TripPage trip={{ ...trip, itinerary }} now={now} />);
}
