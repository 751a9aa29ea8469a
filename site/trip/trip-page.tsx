import {
  type ListedTrip,
  messagingLink,
  type SectionName,
  seasonLine,
  siteLinks,
  type Trip,
  tripDescription,
  tripName,
} from "@maloca/catalog";
import { BALANCE_DUE, DEPOSIT_PERCENT } from "@maloca/catalog/requests/payment.amounts";
import { type ReactNode, useContext } from "react";
import { LinkButton, ReserveButton, ShareButton } from "../components/buttons";
import { Closing } from "../components/closing";
import { Gallery } from "../components/gallery";
import { Hero } from "../components/hero";
import { badge as heroBadge } from "../components/hero.css";
import { NextSeason, SeasonBadge, SeasonOver } from "../components/season";
import { Widget } from "../components/widget";
import { BEFORE_ID } from "../content/before";
import { messages } from "../content/messages";
import { experienceNames, tripWords } from "../content/trip";
import { Document } from "../Document";
import { tripData } from "../json-ld/trip";
import { WithTripBar } from "../layout/trip-bar";
import { TrustSection } from "../trust/trust-section";
import { Itinerary } from "./days/itinerary";
import { PACKAGES_ID } from "./packages/names";
import { Packages } from "./packages/packages";
import { variantsOf } from "./page-variants";
import { About } from "./sections/about";
import { Before } from "./sections/before";
import { Event } from "./sections/event";
import { Note } from "./sections/note";
import { Points } from "./sections/points";
import { Way } from "./way/way";

interface TripPageProps {
  trip: ListedTrip;
  /** When the page is built. */
  now?: Date;
}

/** The page of a trip (docs/product.md, "Trip pages"); the trip's variants have the order of its sections. */
export function TripPage({ trip, now = new Date() }: TripPageProps) {
  const variants = variantsOf(trip);
  const { badge, ...hero } = trip.hero;
  return (
    <NextSeason value={seasonLine(trip.season, now) !== undefined}>
      <Document
        path={`/${trip.slug}`}
        title={trip.title}
        description={tripDescription(trip, now)}
        trip={trip}
        jsonLd={tripData(trip, now)}
      >
        <Hero
          {...hero}
          badge={
            badge && (
              <SeasonBadge badge={badge} season={trip.season} now={now} className={heroBadge} />
            )
          }
          trip={trip.slug}
          onTablet={variants.hero}
          note={<SeasonOver trip={trip} now={now} />}
          more={{ [BEFORE_ID]: tripWords.beforeLink, [PACKAGES_ID]: tripWords.pricesLink }}
        >
          <ReserveButton about={trip} variant="maize" label={tripWords.general} />
          <ShareButton />
        </Hero>
        <WithTripBar
          trip={trip}
          sameAs="[data-maloca-open=booking]"
          button={<ReserveButton about={trip} variant="maize" label={tripWords.reserve} short />}
        >
          {variants.order.map((name) => {
            const Section = sections[name];
            const section = <Section key={name} trip={trip} />;
            return name === "callToAction"
              ? [<TrustSection key="trust" page={trip.slug} />, section]
              : section;
          })}
        </WithTripBar>
      </Document>
    </NextSeason>
  );
}

/** With the trip's payment terms, or the usual ones. */
const TripBefore = ({ trip }: { trip: Trip }) => (
  <Before trip={trip} terms={trip.payment ?? { percent: DEPOSIT_PERCENT, due: BALANCE_DUE }} />
);

/** The sections of a trip page; a section is empty where the trip has no data for it. */
const sections = {
  about: About,
  callToAction: CallToAction,
  donation: ({ trip }) => <Note of={trip.donation} href={siteLinks.donationUrl} />,
  ecolodge: ({ trip }) => <Points of={trip.ecolodge} look="cards" />,
  event: Event,
  experiences: Experiences,
  gallery: ({ trip }) => (
    <Gallery
      title={trip.galleryTitle ?? tripWords.gallery}
      pictures={trip.gallery}
      look={variantsOf(trip).gallery}
    />
  ),
  highlights: ({ trip }) => <Points of={trip.highlights} look={variantsOf(trip).highlights} />,
  itinerary: Itinerary,
  lists: TripBefore,
  note: ({ trip }) => <Note of={trip.note} />,
  packages: Packages,
  steps: Steps,
  way: Way,
} satisfies Record<SectionName, (props: { trip: Trip }) => ReactNode>;

/** The experiences to choose from, with checkboxes; the booking dialog has them too. */
function Experiences({ trip }: { trip: Trip }) {
  const choice = <Widget name="experiences" attributes={{ experiences: experienceNames(trip) }} />;
  return <Points of={trip.experiences} look="bars" choice={choice} />;
}

/** How to book a place, step by step. */
function Steps({ trip }: { trip: Trip }) {
  const label = trip.steps?.button;
  const button = label && <ReserveButton about={trip} variant="clay" label={label} />;
  return <Points of={trip.steps} look="steps" button={button} />;
}

/** A trip page's call to action. */
function CallToAction({ trip }: { trip: Trip }) {
  const { callToAction, gallery, hero } = trip;
  const over = useContext(NextSeason);
  return (
    <Closing
      title={callToAction.title}
      picture={gallery.at(-1) ?? hero.image}
      focus={variantsOf(trip).callToAction}
    >
      <p>{callToAction.text}</p>
      {callToAction.contact && !over ? (
        <p>
          <LinkButton
            href={messagingLink(messages.help(tripName(trip)))}
            variant="maize"
            label={callToAction.contact}
          />
        </p>
      ) : (
        <ReserveButton
          about={trip}
          variant="maize"
          label={callToAction.button ?? tripWords.general}
        />
      )}
    </Closing>
  );
}
