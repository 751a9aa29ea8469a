import { onScreen } from "../style/print.css";
import * as styles from "./woven-divider.css";

/** The woven divider. `on` is the darker ground that it touches. */
export function WovenDivider({ on }: { on: keyof typeof styles.divider }) {
  return <div className={`${styles.divider[on]} ${onScreen}`} aria-hidden="true" />;
}
