import { messagingLink, tripName, voluntariado } from "@maloca/catalog";
import { Closing } from "../components/closing";
import { OutsideLink } from "../components/outside-link";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import { Document } from "../Document";
import { WithTripBar } from "../layout/trip-bar";
import { Itinerary } from "../trip/days/itinerary";
import { Before } from "../trip/sections/before";
import { Lists } from "../trip/sections/lists";
import { TrustSection } from "../trust/trust-section";
import { Album } from "./album";
import { Calendar } from "./calendar";
import { VolunteeringHero } from "./hero";
import { Longer } from "./longer";
import { Stays } from "./stays";
import { Work } from "./work";

/**
 * Volunteering in Chocó (docs/product.md, "Volunteering page"). It is requested by message, never by form.
 */
export function VolunteeringPage() {
  const { slug, title, description, hero, gallery, callToAction } = voluntariado;
  const ask = messagingLink(messages.help(tripName(voluntariado)));
  return (
    <Document path={`/${slug}`} title={title} description={description} trip={voluntariado}>
      <VolunteeringHero ask={ask} />
      <WithTripBar
        trip={voluntariado}
        sameAs="a[target=_blank]"
        button={
          <OutsideLink href={ask} variant="maize">
            {tripWords.reserve}
          </OutsideLink>
        }
      >
        <Work />
        <Calendar />
        <Stays />
        <Longer />
        <Lists trip={voluntariado} />
        <Album pictures={gallery} />
        <Itinerary trip={voluntariado} />
        <TrustSection page={slug} />
        <Before trip={voluntariado} booked={false} />
        <Closing title={callToAction.title} picture={hero.image}>
          <p>{callToAction.text}</p>
          <p>
            <OutsideLink href={ask} variant="maize">
              {callToAction.contact}
            </OutsideLink>
          </p>
        </Closing>
      </WithTripBar>
    </Document>
  );
}
