import type { Trip } from "@maloca/catalog";
import { Poster } from "../components/poster";
import { ReserveButton } from "../components/reserve-button";
import { tripWords } from "../content/trip";
import { Document } from "../Document";
import { HelpLink } from "../layout/help-link";
import { About } from "./about";
import { Call } from "./call";
import { Gallery } from "./gallery";
import { Itinerary } from "./itinerary";
import { Lists } from "./lists";
import { Packages } from "./packages";

/** The page of any trip: the order of its parts (spec §2, "Trip pages"). */
export function TripPage({ trip }: { trip: Trip }) {
  const { hero, destination } = trip;
  return (
    <Document
      path={`/${trip.slug}`}
      title={trip.title}
      description={trip.description}
      booking={{ destination, image: hero.image.src }}
    >
      <Poster {...hero} trip={trip.slug}>
        <ReserveButton destination={destination} look="maize">
          {tripWords.general}
        </ReserveButton>
      </Poster>
      <About trip={trip} />
      <Gallery pictures={trip.gallery} />
      <Packages trip={trip} />
      <Lists trip={trip} />
      <Itinerary trip={trip} />
      <Call trip={trip} />
      <HelpLink destination={destination} />
    </Document>
  );
}
