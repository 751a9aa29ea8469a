import { type Fact, formatNumber, formatUsd } from "@maloca/catalog";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../../components/art";
import { Figures } from "../../components/figures";
import { Fold } from "../../components/fold";
import { eyebrow, heading, subheading } from "../../components/texts.css";
import { OverlayCard } from "../../components/woven";
import { home } from "../../content/home";
import { grid } from "../../style/grid.css";
import * as styles from "./pilot.css";

const { pilot } = home;
const { commercialUsd, philanthropicUsd, ...investment } = pilot.investment;

const parts = [
  { id: "commercial", label: "inversión comercial", usd: commercialUsd, plate: "" },
  {
    id: "philanthropic",
    label: "aporte filantrópico",
    usd: philanthropicUsd,
    plate: styles.plate,
  },
] as const;

const count = (value: number, label: string): Fact => ({ value: formatNumber(value), label });

export const families = count(pilot.families, "familias");
export const children = count(pilot.children, "niñas y niños en educación marina");

const figures = [
  count(pilot.litresPerDay, "litros de agua al día"),
  families,
  count(pilot.children, "niñas y niños"),
  count(pilot.jobs, "empleos"),
];

export function Pilot() {
  return (
    <section id="jardin-del-mar" className={`${grid} ${styles.pilot}`}>
      <Art frame={styles.art} picture={pictureOf(pilot.picture)} />
      <OverlayCard className={styles.card}>
        <div className={styles.words}>
          <p className={eyebrow}>{`${pilot.eyebrow} · ${pilot.place}`}</p>
          <h2 className={heading}>{pilot.name}</h2>
          <p>{pilot.text}</p>
        </div>
      </OverlayCard>
      <div className={styles.figures}>
        <Figures facts={figures} on="paper" layout="even" />
      </div>
      <Fold
        className={styles.investment}
        summary={<h3 className={subheading}>{investment.fold}</h3>}
      >
        <p className={styles.total}>
          {investment.title}{" "}
          <span className={styles.sum}>{formatUsd(commercialUsd + philanthropicUsd)}</span>
        </p>
        <dl className={styles.chart} data-chart="investment">
          {parts.map(({ id, label, usd, plate }) => (
            <div key={id} className={styles.share[id]}>
              <dt className={plate || undefined}>{label}</dt>
              <dd className={[styles.amount, plate].join(" ").trim()}>{formatUsd(usd)}</dd>
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
