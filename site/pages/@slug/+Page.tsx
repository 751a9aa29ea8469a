import { tripAt } from "@maloca/catalog";
import { TripPage } from "../../trip/trip-page";

/** The page of each trip of the catalog. */
export function Page({ slug }: { slug: string }) {
  return <TripPage trip={tripAt(slug)} />;
}
