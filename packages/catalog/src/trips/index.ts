import cartagena from "../../content/trips/cartagena.json";
import ejeCafetero from "../../content/trips/eje-cafetero.json";
import ejeCafeteroDiciembre from "../../content/trips/eje-cafetero-diciembre.json";
import finDeAnoChoco from "../../content/trips/fin-de-ano-choco.json";
import guajira from "../../content/trips/guajira.json";
import guaviare from "../../content/trips/guaviare.json";
import macarena from "../../content/trips/macarena.json";
import macarenaFinDeAno from "../../content/trips/macarena-fin-de-ano.json";
import providencia from "../../content/trips/providencia.json";
import sanAndres from "../../content/trips/san-andres.json";
import santaMarta from "../../content/trips/santa-marta.json";
import santaMartaDiciembre from "../../content/trips/santa-marta-diciembre.json";
import velitasChoco from "../../content/trips/velitas-choco.json";
import { tripOf } from "./from-document";
import type { DestinationCard, ListedTrip, SeasonalCard } from "./trip";
import type { TripDocument } from "./trip-document";

/** All trips with a page, in the order of the home page. A new trip needs a row here. */
const listed = [
  cartagena,
  providencia,
  sanAndres,
  ejeCafetero,
  santaMarta,
  macarena,
  guaviare,
  guajira,
  velitasChoco,
  finDeAnoChoco,
  ejeCafeteroDiciembre,
  macarenaFinDeAno,
  santaMartaDiciembre,
];

// The build and a test check the documents by their schema.
export const trips: readonly ListedTrip[] = (listed as unknown as readonly TripDocument[]).map(
  tripOf,
);

/** @throws Error if no trip has this path. */
export function tripAt(slug: string): ListedTrip {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`no trip is called "${slug}"`);
  return trip;
}

type With<Card> = ListedTrip & { card: Card };

/** Trips without fixed dates. */
export const destinations = trips.filter(
  (trip): trip is With<DestinationCard> => trip.card.list === "destinations",
);

/** Trips with fixed dates. */
export const seasonalTrips = trips.filter(
  (trip): trip is With<SeasonalCard> => trip.card.list === "seasonal",
);
