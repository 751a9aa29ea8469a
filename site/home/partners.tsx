import { safeAddress } from "@maloca/catalog";
import { Art } from "../components/art";
import { LinkButton } from "../components/buttons";
import { Figures } from "../components/figures";
import { Fold, PhoneFold } from "../components/fold";
import { eyebrow, subheading } from "../components/texts.css";
import { Widget } from "../components/widget";
import { OverlayCard } from "../components/woven";
import { fields } from "../components/woven.css";
import { partners } from "../content/home/partners";
import { grid } from "../style/grid.css";
import { Head } from "./head";
import * as styles from "./partners.css";

/** Partnerships with universities, companies and hotels, and the form for a proposal. */
export function Partners() {
  const { universities, retreats } = partners;
  return (
    <section id="aliados" className={styles.partners}>
      <div className={styles.head}>
        <Head title={partners.title} text={partners.text} />
      </div>
      <div className={`${grid} ${styles.list}`}>
        <PhoneFold className={styles.kinds.universities} heading={universities.title}>
          <div className={styles.kindWords}>
            <p>{universities.text}</p>
            <div className={styles.figures}>
              <Figures facts={universities.facts} on="paper" layout="even" />
            </div>
            <p>
              <a href={safeAddress(universities.group.href)}>{universities.group.label}</a>
            </p>
          </div>
        </PhoneFold>
        <PhoneFold className={styles.kinds.retreats} heading={retreats.title}>
          <div className={styles.kindWords}>
            <p>{retreats.text}</p>
            <p className={eyebrow}>{retreats.label}</p>
            <ul className={styles.lengths}>
              {retreats.lengths.map((length) => (
                <Length key={length.days} {...length} />
              ))}
            </ul>
          </div>
        </PhoneFold>
        <Hotels />
      </div>
      <Proposal />
    </section>
  );
}

/** The days and nights of a retreat, as a drawing and in words. */
function Length({ days, nights }: { days: number; nights: number }) {
  const hours = Array.from({ length: days + nights }, (_, i) => (i % 2 === 0 ? "day" : "night"));
  return (
    <li className={styles.length}>
      {hours.map((hour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <span key={i} className={styles.hours[hour]} aria-hidden="true" />
      ))}
      <span className={styles.lengthText}>
        {days} días / {nights} {nights === 1 ? "noche" : "noches"}
      </span>
    </li>
  );
}

/** How a booking from a hotel is shared, as a chart to scale. */
function Hotels() {
  const { hotels } = partners;
  return (
    <PhoneFold className={styles.kinds.hotels} heading={hotels.title}>
      <div id="hoteles" className={styles.kindWords}>
        <p>{hotels.text}</p>
        <ul className={styles.split}>
          {hotels.split.map(({ id, percent, label }) => (
            <li key={id} className={styles.share[id]}>
              <span className={styles.percent}>{percent} %</span> {label}
            </li>
          ))}
        </ul>
        <p>{hotels.weddings.text}</p>
        <p>
          <LinkButton variant="clay" {...hotels.weddings} />
        </p>
      </div>
    </PhoneFold>
  );
}

function Proposal() {
  const { proposal } = partners;
  return (
    <div className={`${grid} ${styles.proposal}`}>
      <PhoneFold
        className={styles.words}
        heading={<h3 className={styles.title}>{proposal.title}</h3>}
      >
        <div className={styles.inside}>
          <div className={styles.pitch}>
            <p>{proposal.text}</p>
            <div className={styles.ally}>
              <p>{proposal.ally}</p>
              <LinkButton variant="maize" {...proposal.link} />
            </div>
          </div>
          <Fold className={styles.form} summary={<h4 className={subheading}>{proposal.open}</h4>}>
            <OverlayCard className={styles.opened}>
              <div className={fields}>
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
