import { onScreen } from "../style/print.css";
import * as styles from "./band.css";

/** The woven divider. `on` is the darker ground that it touches. */
export function Band({ on }: { on: keyof typeof styles.band }) {
  return <div className={`${styles.band[on]} ${onScreen}`} aria-hidden="true" />;
}
