import { trips } from "@maloca/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { trust as given, type Trust } from "../content/trust";
import { TripPage } from "../trip/trip-page";
import { TrustContext } from "../trust/trust-section";

export interface Circumstances {
  /** The date on which the page is rendered. */
  now?: Date;
  /** Address of the trip's itinerary frame. */
  frameUrl?: string;
  /** What the operator has given of hosts, photos and reviews. */
  trust?: Trust;
}

/** A trip's page on another date, or with an external itinerary. */
export function renderTrip(slug: string, { now, frameUrl, trust = given }: Circumstances): string {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  const itinerary = trip.itinerary && { ...trip.itinerary, frameUrl };
  return renderToStaticMarkup(
    <TrustContext value={trust}>
      <TripPage trip={{ ...trip, itinerary }} now={now} />
    </TrustContext>,
  );
}
