import type { Trip } from "@maloca/catalog";
import { heading } from "../../components/heading.css";
import { grid } from "../../style/grid.css";
import * as styles from "./note.css";

/** A note on the season or the celebration. */
export function Note({ trip: { note } }: { trip: Trip }) {
  if (!note) return null;
  return (
    <section className={styles.note}>
      <div className={grid}>
        <h2 className={`${heading} ${styles.title}`}>{note.title}</h2>
        <p className={styles.text}>{note.text}</p>
      </div>
    </section>
  );
}
