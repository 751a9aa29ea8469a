import { messagingLink, type Trip, tripName } from "@maloca/catalog";
import { Closing } from "../../components/closing";
import { OutsideLink } from "../../components/outside-link";
import { ReserveButton } from "../../components/reserve-button";
import { messages } from "../../content/messages";
import { tripWords } from "../../content/trip";
import { variantsOf } from "../page-variants";

/** A trip page's call to action. */
export function CallToAction({ trip }: { trip: Trip }) {
  const { callToAction, gallery, hero } = trip;
  return (
    <Closing
      title={callToAction.title}
      picture={gallery.at(-1) ?? hero.image}
      focus={variantsOf(trip).callToAction}
    >
      <p>{callToAction.text}</p>
      {callToAction.contact ? (
        <p>
          <OutsideLink href={messagingLink(messages.help(tripName(trip)))} variant="maize">
            {callToAction.contact}
          </OutsideLink>
        </p>
      ) : (
        <ReserveButton about={trip} variant="maize">
          {callToAction.button ?? tripWords.general}
        </ReserveButton>
      )}
    </Closing>
  );
}
