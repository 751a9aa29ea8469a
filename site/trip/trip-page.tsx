import type { Trip } from "@maloca/catalog";
import { Poster } from "../components/poster";
import { ReserveButton } from "../components/reserve-button";
import { tripWords } from "../content/trip";
import { Document } from "../Document";
import { tripData } from "../json-ld/trip";
import { Help } from "../layout/help";
import { lookOf } from "./look";
import { parts } from "./parts";
import { SeasonOver } from "./season-over";
import * as styles from "./trip-page.css";

interface TripPageProps {
  trip: Trip;
  /** The day that the page is written on. */
  now?: Date;
}

/** The page of any trip (docs/product.md, "Trip pages"); its order is its look's. */
export function TripPage({ trip, now = new Date() }: TripPageProps) {
  const look = lookOf(trip);
  return (
    <Document
      path={`/${trip.slug}`}
      title={trip.title}
      description={trip.description}
      trip={trip}
      jsonLd={tripData(trip, now)}
    >
      <Poster
        {...trip.hero}
        trip={trip.slug}
        artClass={styles.hero[look.hero]}
        note={<SeasonOver trip={trip} now={now} />}
      >
        <ReserveButton about={trip} look="maize">
          {tripWords.general}
        </ReserveButton>
      </Poster>
      {look.order.map((name) => {
        const Part = parts[name];
        return <Part key={name} trip={trip} />;
      })}
      <Help trip={trip} />
    </Document>
  );
}
