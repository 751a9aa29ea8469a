import { onScreen } from "../style/print.css";
import * as styles from "./woven-divider.css";

/** A woven divider; `on` is the darker of the grounds above and below it. */
export function WovenDivider({ on }: { on: keyof typeof styles.divider }) {
  return <div className={`${styles.divider[on]} ${onScreen}`} aria-hidden="true" />;
}
