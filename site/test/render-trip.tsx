import { type TripSlug, trips } from "@maloca/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { TripPage } from "../trip/trip-page";

export interface Circumstances {
  /** The day that the page is written on. */
  now?: Date;
  /** Address of the trip's itinerary frame. */
  frameUrl?: string;
}

/** A trip's page as it is on another day, or with an itinerary of the outside service. */
export function renderTrip(slug: TripSlug, { now, frameUrl }: Circumstances): string {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  const itinerary = trip.itinerary && { ...trip.itinerary, frameUrl };
  return renderToStaticMarkup(<TripPage trip={{ ...trip, itinerary }} now={now} />);
}
