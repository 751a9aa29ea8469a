import {
  type ListedTrip,
  messagingLink,
  type SectionName,
  seasonLine,
  type Trip,
  tripDescription,
  tripName,
} from "@maloca/catalog";
import { BALANCE_DUE, DEPOSIT_PERCENT } from "@maloca/catalog/requests/payment.amounts";
import { type ReactNode, useContext } from "react";
import { LinkButton, ReserveButton, ShareButton } from "../components/buttons";
import { Closing } from "../components/closing";
import { Hero } from "../components/hero";
import { badge as heroBadge } from "../components/hero.css";
import { NextSeason, SeasonBadge, SeasonOver } from "../components/season";
import { BEFORE_ID } from "../content/before";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
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
import { Donation, Ecolodge, Experiences, Highlights, Note, Steps } from "./sections/extras";
import { Gallery } from "./sections/gallery";
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
  donation: Donation,
  ecolodge: Ecolodge,
  event: Event,
  experiences: Experiences,
  gallery: Gallery,
  highlights: Highlights,
  itinerary: Itinerary,
  lists: TripBefore,
  note: Note,
  packages: Packages,
  steps: Steps,
  way: Way,
} satisfies Record<SectionName, (props: { trip: Trip }) => ReactNode>;

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
