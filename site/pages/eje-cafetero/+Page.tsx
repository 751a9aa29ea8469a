import { ejeCafetero } from "@maloca/catalog";
import { TripPage } from "../../trip/trip-page";

export function Page() {
  return <TripPage trip={ejeCafetero} />;
}
