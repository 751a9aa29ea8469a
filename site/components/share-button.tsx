import { shareWords } from "../content/share";
import { onScreen } from "../style/print.css";
import { button } from "./button.css";
import * as styles from "./share-button.css";

/** Shares the page, with what was asked of the finder; `layout/share.ts` does so. */
export function ShareButton() {
  return (
    <span className={`${styles.share} ${onScreen}`}>
      <button type="button" className={button.outline} data-share="">
        {shareWords.share}
      </button>
      <span role="status" className={styles.said} />
    </span>
  );
}
