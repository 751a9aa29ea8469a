import {
  nextNight,
  type Price,
  quote,
  seasonHasBegun,
  type TicketedEvent,
  type Trip,
  tripDescription,
  tripName,
} from "@maloca/catalog";
import { shownFrom } from "../content/operator-pictures";
import { PACKAGES_ID } from "../trip/packages/names";
import { AGENCY, absolute, breadcrumbs, type Thing } from "./agency";

/** A trip page's structured data, with its breadcrumbs. */
export function tripData(trip: Trip, now: Date): Thing[] {
  return [
    touristTrip(trip, now),
    breadcrumbs(tripName(trip), `/${trip.slug}`),
    ...(trip.event ? [eventData(trip, trip.event, now)] : []),
  ];
}

function touristTrip(trip: Trip, now: Date): Thing {
  const { slug, hero, season, packages, itinerary } = trip;
  const url = absolute(`/${slug}`);
  return {
    "@type": "TouristTrip",
    "@id": `${url}#viaje`,
    name: tripName(trip),
    description: tripDescription(trip, now),
    url,
    image: absolute(shownFrom(hero.image.src)),
    provider: AGENCY,
    ...(season && { departureTime: season.start, arrivalTime: season.end }),
    ...(itinerary?.days && {
      itinerary: {
        "@type": "ItemList",
        name: itinerary.title,
        itemListElement: itinerary.days.map(({ title, text }, i) => ({
          "@type": "ListItem",
          position: i + 1,
          name: title,
          description: text,
        })),
      },
    }),
    offers: packages.map(({ name, price, description: text }) => ({
      ...offer(name, price),
      description: text,
      url: `${url}#${PACKAGES_ID}`,
      ...(season && seasonHasBegun(season, now) ? PASSED : openUntil(season?.start)),
    })),
  };
}

function eventData({ slug, destination, hero }: Trip, event: TicketedEvent, now: Date): Thing {
  const url = absolute(`/${slug}`);
  const { start, end } = nextNight(event.night, now);
  return {
    "@type": "Event",
    "@id": `${url}#noche`,
    name: event.name,
    description: event.text,
    url,
    image: absolute(shownFrom(hero.image.src)),
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.place,
      address: { "@type": "PostalAddress", addressLocality: destination, addressCountry: "CO" },
    },
    organizer: AGENCY,
    offers: event.tiers.map(({ name, price }) => ({
      ...offer(name, price),
      url,
      ...openUntil(start),
    })),
  };
}

/** The price in pesos, which the page also shows where the operator states dollars. */
const offer = (name: string, price: Price): Thing => ({
  "@type": "Offer",
  name,
  price: quote(price).cop,
  priceCurrency: "COP",
  seller: AGENCY,
});

/**
 * After a departure its packages are not offered (docs/product.md, "Dates and seasons"). The page may be
 * read long after it was built, so an offer also has the date on which it ends.
 */
const PASSED = { availability: "https://schema.org/Discontinued" };

const openUntil = (start: string | undefined) => ({
  availability: "https://schema.org/InStock",
  ...(start && { availabilityEnds: start }),
});
