import type { Fact } from "@maloca/catalog";
import * as styles from "./figures.css";

/** Figures set as large as a poster's. */
export function Figures({ facts, on }: { facts: readonly Fact[]; on: keyof typeof styles.ground }) {
  return (
    <dl className={styles.ground[on]}>
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
