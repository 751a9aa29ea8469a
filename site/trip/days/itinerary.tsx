import { messagingLink, safeAddress, type Trip, tripName } from "@maloca/catalog";
import { button } from "../../components/button.css";
import { LinkButton, ReserveButton } from "../../components/buttons";
import { heading } from "../../components/texts.css";
import { messages } from "../../content/messages";
import { shownFrom } from "../../content/operator-pictures";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { onPaper, onScreen } from "../../style/print.css";
import { variantsOf } from "../page-variants";
import { DayFrieze } from "./day-frieze";
import { tripPlan } from "./day-plans";
import * as styles from "./itinerary.css";

/** The external itinerary where the trip has one; otherwise its days, or an offer to send them. */
export function Itinerary({ trip }: { trip: Trip }) {
  if (!trip.itinerary) return null;
  const { title, frameUrl, days } = trip.itinerary;
  return (
    <section className={`${grid} ${styles.itinerary[variantsOf(trip).itinerary]}`}>
      <h2 className={`${heading} ${styles.title[days ? "above" : "beside"]}`}>{title}</h2>
      {frameUrl ? (
        <Frame url={frameUrl} picture={shownFrom(trip.hero.image.src)} title={title} />
      ) : (
        <Days trip={trip} />
      )}
    </section>
  );
}

const FRAME = "itinerario";

interface FrameProps {
  url: string;
  title: string;
  /** Shown until the link is followed. */
  picture: string;
}

/**
 * A frame for the external itinerary. Nothing is requested from the service until the visitor follows the link
 * (docs/decisions.md, "No third party before a click"). Until then the frame shows a picture.
 */
function Frame({ url, title, picture }: FrameProps) {
  // Nothing that could end the style or its address.
  const shown = picture.replace(/[^\w./%-]/g, "");
  const poster = `<style>body{margin:0;background:url(${shown}) 50%/cover fixed}</style>`;
  return (
    <>
      <p className={styles.words}>
        <a className={`${button.outline} ${onScreen}`} href={safeAddress(url)} target={FRAME}>
          {tripWords.openItinerary}
        </a>
        <span className={onPaper}>{url}</span>
      </p>
      <iframe className={styles.frame} name={FRAME} title={title} srcDoc={poster} />
    </>
  );
}

function Days({ trip }: { trip: Trip }) {
  const { placeholder, ask } = trip.itinerary ?? {};
  const plan = tripPlan(trip);
  if (plan) return <DayFrieze plan={plan} />;
  return (
    <div className={styles.words}>
      <p>{placeholder}</p>
      {ask ? (
        <div className={onScreen}>
          <ReserveButton about={trip} variant="outline" label={ask} />
        </div>
      ) : (
        <LinkButton
          className={onScreen}
          variant="outline"
          href={messagingLink(messages.itinerary(tripName(trip)))}
          label={tripWords.askItinerary}
        />
      )}
    </div>
  );
}
