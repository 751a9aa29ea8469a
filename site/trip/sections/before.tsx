import { messagingLink, type PaymentTerms, type Trip, tripName } from "@maloca/catalog";
import { heading } from "../../components/heading.css";
import { OutsideLink } from "../../components/outside-link";
import { beforeLines, beforeWords, openTopics, topicList } from "../../content/before";
import { messages } from "../../content/messages";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./before.css";

interface BeforeProps {
  trip: Trip;
  /** The payment terms; none where nothing is due. */
  terms?: PaymentTerms | undefined;
  /** `false` where a place is requested by message. */
  booked?: boolean;
}

/** Answers to questions before a booking (docs/product.md, "Before booking"), and a link to ask what is open. */
export function Before({ trip, terms, booked = true }: BeforeProps) {
  const open = openTopics(trip);
  const ask = messagingLink(messages.before(tripName(trip), topicList(open)));
  return (
    // Not in print, which has the facts and lists that this section repeats.
    <section id="antes" className={`${styles.before} ${onScreen}`}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{beforeWords.title}</h2>
        <dl className={styles.lines}>
          {beforeLines(trip, { terms, booked }).map(([label, text]) => (
            <div key={label} className={styles.line}>
              <dt className={styles.label}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.rest}>
          <p>{beforeWords.askText(topicList(open))}</p>
          <OutsideLink href={ask} variant="clay">
            {beforeWords.ask}
          </OutsideLink>
        </div>
      </div>
    </section>
  );
}
