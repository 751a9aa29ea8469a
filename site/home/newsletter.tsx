import { heading } from "../components/heading.css";
import { Widget } from "../components/widget";
import { WovenDivider } from "../components/woven";
import { newsletter } from "../content/home/closing";
import { grid } from "../style/grid.css";
import * as styles from "./newsletter.css";

export function Newsletter() {
  return (
    <section id="newsletter">
      <WovenDivider on="paper" />
      <div className={`${grid} ${styles.newsletter}`}>
        <div className={styles.words}>
          <h2 className={heading}>{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <div className={styles.form}>
          <Widget name="newsletter" />
        </div>
      </div>
    </section>
  );
}
