import type { Trip } from "@maloca/catalog";
import { Closing } from "../components/closing";
import { ReserveButton } from "../components/reserve-button";
import { tripWords } from "../content/trip";

/** The last word of a trip page. */
export function Call({ trip: { callToAction, destination, gallery, hero } }: { trip: Trip }) {
  return (
    <Closing title={callToAction.title} picture={gallery.at(-1) ?? hero.image}>
      <p>{callToAction.text}</p>
      <ReserveButton destination={destination} look="maize">
        {tripWords.general}
      </ReserveButton>
    </Closing>
  );
}
