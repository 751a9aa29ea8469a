import {
  includedText,
  messagingLink,
  type PaymentTerms,
  type Trip,
  tripName,
} from "@maloca/catalog";
import { LinkButton } from "../../components/buttons";
import { FactLines } from "../../components/fact-lines";
import { fromPrice } from "../../components/price";
import { TextList } from "../../components/texts";
import { heading, subheading } from "../../components/texts.css";
import { BEFORE_ID, beforeLines, beforeWords, openTopics } from "../../content/before";
import { messages } from "../../content/messages";
import { tripWords } from "../../content/trip";
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

/**
 * What a visitor asks before a booking, in one place: what the price includes, how one pays and what happens then
 * (docs/product.md, "Before booking"), and a link to ask what is open.
 */
export function Before({ trip, terms, booked = true }: BeforeProps) {
  const ask = messagingLink(messages.before(tripName(trip)));
  const lines = beforeLines(trip, { price: fromPrice(trip), terms, booked });
  return (
    <section id={BEFORE_ID} className={`${grid} ${styles.before}`}>
      <h2 className={`${heading} ${styles.title}`}>{beforeWords.title}</h2>
      <div className={styles.answers}>
        <div className={styles.lists}>
          <List
            title={tripWords.included}
            items={trip.included.map(includedText)}
            kind="included"
          />
          <List title={tripWords.notIncluded} items={trip.notIncluded} kind="notIncluded" />
        </div>
        <FactLines
          lines={lines.map(([label, value]) => ({ label, value }))}
          classes={{ fact: styles.line, term: styles.label }}
        />
      </div>
      <div className={`${styles.rest} ${onScreen}`}>
        <p>{beforeWords.askText(openTopics(trip))}</p>
        <LinkButton href={ask} variant="clay" label={beforeWords.ask} />
      </div>
    </section>
  );
}

interface ListProps {
  kind: keyof typeof styles.item;
  title: string;
  items: readonly string[];
}

function List({ kind, title, items }: ListProps) {
  return (
    <div>
      <h3 className={subheading}>{title}</h3>
      <TextList texts={items} className={styles.list} item={styles.item[kind]} />
    </div>
  );
}
