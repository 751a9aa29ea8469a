import type { Fact } from "@maloca/catalog";
import * as styles from "./figures.css";

interface FiguresProps {
  facts: readonly Fact[];
  on: keyof typeof styles.ground;
  layout?: keyof typeof styles.layout;
}

/** A value with more characters is set smaller, as a word. */
const FIGURE_LENGTH = 7;

/** Large figures, each with its label. */
export function Figures({ facts, on, layout = "row" }: FiguresProps) {
  return (
    <dl className={`${styles.ground[on]} ${styles.layout[layout]}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value[value.length > FIGURE_LENGTH ? "word" : "figure"]}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
