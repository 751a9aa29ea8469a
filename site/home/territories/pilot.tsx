import { formatUsd } from "@maloca/catalog";
import { Art } from "../../components/art";
import { Figures } from "../../components/figures";
import { Fold } from "../../components/fold";
import { eyebrow, heading, subheading } from "../../components/texts.css";
import { OverlayCard } from "../../components/woven";
import { pilot } from "../../content/home/territories";
import { grid } from "../../style/grid.css";
import * as styles from "./pilot.css";

export function Pilot() {
  const { investment } = pilot;
  return (
    <section id="jardin-del-mar" className={`${grid} ${styles.pilot}`}>
      <Art frame={styles.art} picture={pilot.picture} />
      <OverlayCard className={styles.card}>
        <div className={styles.words}>
          <p className={eyebrow}>{pilot.eyebrow}</p>
          <h2 className={heading}>{pilot.title}</h2>
          <p>{pilot.text}</p>
        </div>
      </OverlayCard>
      <div className={styles.figures}>
        <Figures facts={pilot.figures} on="paper" layout="even" />
      </div>
      <Fold
        className={styles.investment}
        summary={<h3 className={subheading}>{investment.fold}</h3>}
      >
        <p className={styles.total}>
          {investment.title} <span className={styles.sum}>{formatUsd(investment.totalUsd)}</span>
        </p>
        <dl className={styles.chart} data-chart="investment">
          {investment.parts.map(({ id, label, usd }) => (
            <div key={id} className={styles.share[id]}>
              <dt className={styles.partLabel[id]}>{label}</dt>
              <dd className={styles.amount[id]}>{formatUsd(usd)}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.returns}>
          {investment.returns.map(({ value, label }) => (
            <div key={label} className={styles.outcome}>
              <dt>{label}</dt>
              <dd className={styles.outcomeValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
