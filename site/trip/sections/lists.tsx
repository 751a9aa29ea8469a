import {
  includedText,
  messagingLink,
  type PaymentTerms,
  type Trip,
  tripName,
} from "@maloca/catalog";
import { LinkButton } from "../../components/buttons";
import { FactLines } from "../../components/fact-lines";
import { TextList } from "../../components/texts";
import { heading, subheading } from "../../components/texts.css";
import { beforeLines, beforeWords, openTopics, topicList } from "../../content/before";
import { messages } from "../../content/messages";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./lists.css";

/** What the price includes and what it does not. */
export function Lists({ trip }: { trip: Trip }) {
  return (
    <section className={`${grid} ${styles.lists}`}>
      <hr className={styles.rule} />
      <List variant="included" title={tripWords.included} items={trip.included.map(includedText)} />
      <List variant="notIncluded" title={tripWords.notIncluded} items={trip.notIncluded} />
    </section>
  );
}

interface ListProps {
  variant: keyof typeof styles.item;
  title: string;
  items: readonly string[];
}

function List({ variant, title, items }: ListProps) {
  return (
    <div className={styles.column[variant]}>
      <h2 className={subheading}>{title}</h2>
      <TextList texts={items} className={styles.list} item={styles.item[variant]} />
    </div>
  );
}

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
    <section id="antes" className={`${grid} ${styles.before} ${onScreen}`}>
      <h2 className={`${heading} ${styles.title}`}>{beforeWords.title}</h2>
      <FactLines
        lines={beforeLines(trip, { terms, booked }).map(([label, value]) => ({ label, value }))}
        className={styles.lines}
        classes={{ fact: styles.line, term: styles.label }}
      />
      <div className={styles.rest}>
        <p>{beforeWords.askText(topicList(open))}</p>
        <LinkButton href={ask} variant="clay" label={beforeWords.ask} />
      </div>
    </section>
  );
}
