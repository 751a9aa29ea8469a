import { finder } from "../content/home/finder";
import * as styles from "./finder.css";

/** How many trips a search left; shown where trips are listed, once something is asked. */
export function FinderStatus() {
  return (
    <p className={styles.status} role="status" data-finder-status="" data-idle="">
      <b /> <a href="#buscador">{finder.change}</a>
    </p>
  );
}
