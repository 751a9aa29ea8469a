import { messagingLink, type Trip, tripName } from "@maloca/catalog";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import { hidden } from "../style/hidden.css";
import * as styles from "./help-link.css";

/** The floating way to the team (spec §2); the help panel will take its place. */
export function HelpLink({ trip }: { trip: Trip }) {
  return (
    <a
      className={styles.help}
      href={messagingLink(messages.help(tripName(trip)))}
      target="_blank"
      rel="noopener"
    >
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path
          d="M4 24l1.6-5.2A10 10 0 1 1 9.4 22.6z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M9.5 12h9M9.5 16h6" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      <span className={hidden}>{tripWords.help}</span>
    </a>
  );
}
