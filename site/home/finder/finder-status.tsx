import type { ReactNode } from "react";
import * as styles from "./finder.css";

/**
 * How many trips a search left, and what it asked; shown where trips are listed, once it asks. What
 * follows is a way back to the finder.
 */
export function FinderStatus({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.status} role="status" data-finder-status="" data-idle="">
      <b />
      <span /> {children}
    </p>
  );
}
