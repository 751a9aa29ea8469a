import type { ReactNode } from "react";
import * as styles from "./finder.css";

/**
 * The number of trips that fit the search, and the search in words. It is above each list of trips, hidden
 * without a search. `children` is a link back to the finder; the one in the finder is announced, and no other.
 */
export function FinderStatus({ children }: { children?: ReactNode }) {
  return (
    <p
      className={styles.status}
      role={children ? undefined : "status"}
      data-finder-status=""
      data-idle=""
    >
      <b />
      <span /> {children}
    </p>
  );
}
