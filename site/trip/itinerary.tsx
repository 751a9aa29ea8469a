import { messagingLink, type Trip } from "@maloca/catalog";
import { button } from "../components/button.css";
import { heading } from "../components/heading.css";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import { grid } from "../style/grid.css";
import * as styles from "./itinerary.css";

/** Where the itinerary frame will stand; until then its placeholder (decision 29). */
export function Itinerary({ trip: { itinerary, destination } }: { trip: Trip }) {
  return (
    <section className={styles.itinerary}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{itinerary.title}</h2>
        <div className={styles.words}>
          <p>{itinerary.placeholder}</p>
          <a
            className={button.outline}
            href={messagingLink(messages.itinerary(destination))}
            target="_blank"
            rel="noopener"
          >
            {tripWords.askItinerary}
          </a>
        </div>
      </div>
    </section>
  );
}
