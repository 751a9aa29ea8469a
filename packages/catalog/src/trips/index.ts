import { cartagena } from "./cartagena";
import { ejeCafetero } from "./eje-cafetero";
import { ejeCafeteroDiciembre } from "./eje-cafetero-diciembre";
import { finDeAnoChoco } from "./fin-de-ano-choco";
import { guajira } from "./guajira";
import { guaviare } from "./guaviare";
import { macarena } from "./macarena";
import { macarenaFinDeAno } from "./macarena-fin-de-ano";
import { providencia } from "./providencia";
import { sanAndres } from "./san-andres";
import { santaMarta } from "./santa-marta";
import { santaMartaDiciembre } from "./santa-marta-diciembre";
import type { DestinationCard, ListedTrip, SeasonalCard } from "./trip";
import { velitasChoco } from "./velitas-choco";

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
] as const;

export type TripSlug = (typeof listed)[number]["slug"];

export const trips: readonly ListedTrip<TripSlug>[] = listed;

type With<Card> = ListedTrip<TripSlug> & { card: Card };

/** Trips without fixed dates. */
export const destinations = trips.filter(
  (trip): trip is With<DestinationCard> => trip.card.list === "destinations",
);

/** Trips with fixed dates. */
export const seasonalTrips = trips.filter(
  (trip): trip is With<SeasonalCard> => trip.card.list === "seasonal",
);
