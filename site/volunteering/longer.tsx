import { messagingLink, subjectOf, volunteerWeeks } from "@maloca/catalog";
import { heading, subheading } from "../components/heading.css";
import { OutsideLink } from "../components/outside-link";
import { messages } from "../content/messages";
import { tripWords } from "../content/trip";
import { students, weeks } from "../content/volunteering";
import { grid } from "../style/grid.css";
import { PriceBlock } from "../trip/packages/price-block";
import * as styles from "./longer.css";

const { concept, length, price, priceUnit } = volunteerWeeks;

/** Volunteering for weeks, and groups of students. Both are requested by message. */
export function Longer() {
  const ask = messages.reserve(subjectOf({ concept, fixedConcept: true }));
  return (
    <section className={`${grid} ${styles.longer}`}>
      <div id={weeks.id} className={styles.weeks}>
        <h2 className={heading}>{weeks.title}</h2>
        <p className={styles.length}>{length}</p>
        <div className={styles.price}>
          <p>{tripWords.from}</p>
          <PriceBlock price={price} unit={priceUnit} />
        </div>
        <p>{weeks.text}</p>
        <OutsideLink href={messagingLink(ask)} variant="maize">
          {weeks.button}
        </OutsideLink>
      </div>
      <div id={students.id} className={styles.students}>
        <h2 className={subheading}>{students.title}</h2>
        <p>
          {students.text} <a href={students.link.href}>{students.link.label}</a>.
        </p>
        <OutsideLink href={messagingLink(students.message)} variant="clay">
          {students.button}
        </OutsideLink>
      </div>
    </section>
  );
}
