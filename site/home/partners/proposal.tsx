import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { Fold } from "../../components/fold";
import { heading, subheading } from "../../components/heading.css";
import { OverlayCard } from "../../components/overlay-card";
import { Widget } from "../../components/widget";
import { partners } from "../../content/home/partners";
import { grid } from "../../style/grid.css";
import * as styles from "./proposal.css";

export function Proposal() {
  const { proposal } = partners;
  return (
    <div className={`${grid} ${styles.proposal}`}>
      <div className={styles.words}>
        <h3 className={heading}>{proposal.title}</h3>
        <p>{proposal.text}</p>
        <p className={styles.ally}>{proposal.ally}</p>
        <a className={button.maize} href={proposal.link.href}>
          {proposal.link.label}
        </a>
      </div>
      <div className={styles.art}>
        <Art picture={{ ...proposal.picture, alt: "" }} />
      </div>
      <Fold className={styles.form} summary={<h4 className={subheading}>{proposal.open}</h4>}>
        <OverlayCard className={styles.opened}>
          <div className={styles.fields}>
            <Widget name="partnership" />
          </div>
        </OverlayCard>
      </Fold>
    </div>
  );
}
