import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { Fold, PhoneFold } from "../../components/fold";
import { subheading } from "../../components/heading.css";
import { Widget } from "../../components/widget";
import { OverlayCard } from "../../components/woven";
import { partners } from "../../content/home/partners";
import { grid } from "../../style/grid.css";
import * as styles from "./proposal.css";

export function Proposal() {
  const { proposal } = partners;
  return (
    <div className={`${grid} ${styles.proposal}`}>
      <PhoneFold
        className={styles.words}
        heading={<h3 className={styles.title}>{proposal.title}</h3>}
      >
        <div className={styles.inside}>
          <p>{proposal.text}</p>
          <p>{proposal.ally}</p>
          <a className={button.maize} href={proposal.link.href}>
            {proposal.link.label}
          </a>
          <Fold className={styles.form} summary={<h4 className={subheading}>{proposal.open}</h4>}>
            <OverlayCard className={styles.opened}>
              <div className={styles.fields}>
                <Widget name="partnership" />
              </div>
            </OverlayCard>
          </Fold>
        </div>
      </PhoneFold>
      <Art frame={styles.art} picture={{ ...proposal.picture, alt: "" }} />
    </div>
  );
}
