import { siteLinks } from "@maloca/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { trips } from "../content/trips";
import { TripPage } from "../trip/trip-page";

export interface Circumstances {
  /** The day that the page is written on. */
  now?: Date;
  /** Address of the trip's itinerary frame. */
  itinerary?: string;
}

/** A trip's page as it is on another day, or with an itinerary of the outside service. */
export function renderTrip(slug: string, { now, itinerary }: Circumstances): string {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  const { itineraries } = siteLinks as { itineraries: Record<string, string> };
  if (itinerary) itineraries[slug] = itinerary;
  const page = <TripPage trip={trip} now={now} />;
  const html = renderToStaticMarkup(page);
  delete itineraries[slug];
  return html;
}
