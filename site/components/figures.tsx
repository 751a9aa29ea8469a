import type { Fact } from "@maloca/catalog";
import * as styles from "./figures.css";

interface FiguresProps {
  facts: readonly Fact[];
  on: keyof typeof styles.ground;
  layout?: keyof typeof styles.layout;
}

/** A figure with more characters counts as a word and is set smaller. */
const FIGURE = 7;

/** Figures set as large as a poster's. */
export function Figures({ facts, on, layout = "row" }: FiguresProps) {
  return (
    <dl className={`${styles.ground[on]} ${styles.layout[layout]}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value[value.length > FIGURE ? "word" : "figure"]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
