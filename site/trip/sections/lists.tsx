import { includedText, type Trip } from "@maloca/catalog";
import { subheading } from "../../components/heading.css";
import { TextList } from "../../components/texts";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import * as styles from "./lists.css";

/** What the price includes and what it does not. */
export function Lists({ trip }: { trip: Trip }) {
  return (
    <section className={styles.lists}>
      <div className={grid}>
        <hr className={styles.rule} />
        <List
          variant="included"
          title={tripWords.included}
          items={trip.included.map(includedText)}
        />
        <List variant="notIncluded" title={tripWords.notIncluded} items={trip.notIncluded} />
      </div>
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
