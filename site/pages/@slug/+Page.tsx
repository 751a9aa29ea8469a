import { trips } from "@maloca/catalog";
import { TripPage } from "../../trip/trip-page";

/** The page of each trip of the catalog. */
export function Page({ slug }: { slug: string }) {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}.`);
  return <TripPage trip={trip} />;
}
