import { assumesUnit, type Trip, tripName, trips } from "@maloca/catalog";
import { experienceNames } from "../content/experiences";
import { tripWords } from "../content/trip";

interface BookingDialogProps {
  trip?: Trip;
  /** The departure has passed: requests are for the next season. */
  nextSeason?: boolean;
}

/**
 * The page's one booking dialog; any reserve button opens it (docs/product.md, "Reserve buttons").
 */
export function BookingDialog({ trip, nextSeason }: BookingDialogProps) {
  return (
    <div data-form="">
      <maloca-booking
        destination={trip?.destination}
        concept={trip?.concept}
        fixed-concept={trip?.fixedConcept}
        experiences={experienceNames(trip)}
        prefill={nextSeason ? JSON.stringify({ dates: tripWords.nextSeasonDates }) : undefined}
        image={trip?.hero.image.src}
        min-travelers={trip?.travelers?.min}
        no-payment={nextSeason}
        trips={trip ? undefined : trips.map(tripName).join(", ")}
      />
      {trip && (trip.payment || assumesUnit(trip)) && (
        // The booking reads the trip's payment terms from it.
        <maloca-payment
          deposit-percent={trip.payment?.percent}
          due-text={trip.payment?.due}
          unit-assumed={assumesUnit(trip)}
        />
      )}
    </div>
  );
}
