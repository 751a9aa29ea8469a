import { heading } from "../components/texts.css";
import { grid } from "../style/grid.css";
import * as styles from "./head.css";

/** A section's title, with an introduction beside it. */
export function Head({ title, text }: { title: string; text: string }) {
  return (
    <div className={grid}>
      <h2 className={`${heading} ${styles.title}`}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
