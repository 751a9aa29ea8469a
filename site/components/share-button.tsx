import { SHARE } from "../content/share";
import { onScreen } from "../style/print.css";
import { button } from "./button.css";
import * as styles from "./share-button.css";

/** Shares the page and the visitor's search in the finder; its script is `layout/share.ts`. */
export function ShareButton() {
  return (
    <span className={`${styles.share} ${onScreen}`}>
      <button type="button" className={button.outline} data-share="">
        {SHARE}
      </button>
      <span role="status" className={styles.status} />
    </span>
  );
}
