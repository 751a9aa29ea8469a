import { safeAddress, siteLinks } from "@maloca/catalog";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../components/art";
import { LinkButton } from "../components/buttons";
import { Figures } from "../components/figures";
import { Fold, PhoneFold } from "../components/fold";
import { Head } from "../components/head";
import { eyebrow, subheading } from "../components/texts.css";
import { Widget } from "../components/widget";
import { OverlayCard } from "../components/woven";
import { fields } from "../components/woven.css";
import { home } from "../content/home";
import { students } from "../content/volunteering";
import { grid } from "../style/grid.css";
import * as styles from "./partners.css";

const { partners } = home;

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
              <Figures facts={universities.figures} on="paper" layout="even" />
            </div>
            <p>
              <a href={safeAddress(students.href)}>{universities.group}</a>
            </p>
          </div>
        </PhoneFold>
        <PhoneFold className={styles.kinds.retreats} heading={retreats.title}>
          <div className={styles.kindWords}>
            <p>{retreats.text}</p>
            <p className={eyebrow}>{retreats.label}</p>
            <ul className={styles.lengths}>
              {retreats.nights.map((nights) => (
                <Length key={nights} nights={nights} />
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
function Length({ nights }: { nights: number }) {
  const days = nights + 1;
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

const shares = [
  { id: "hotel", label: "el hotel" },
  { id: "communities", label: "las comunidades" },
  { id: "operator", label: "la operación del viaje" },
] as const;

/** How a booking from a hotel is shared, as a chart to scale. */
function Hotels() {
  const { hotels } = partners;
  return (
    <PhoneFold className={styles.kinds.hotels} heading={hotels.title}>
      <div id="hoteles" className={styles.kindWords}>
        <p>{hotels.text}</p>
        <ul className={styles.split}>
          {shares.map(({ id, label }) => (
            <li key={id} className={styles.share[id]}>
              <span className={styles.percent}>{hotels[id]} %</span> {label}
            </li>
          ))}
        </ul>
        <p>{hotels.weddings}</p>
        <p>
          <LinkButton
            variant="clay"
            href={siteLinks.weddingCatalogueUrl}
            label={hotels.catalogue}
          />
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
              <LinkButton variant="maize" href="/consultoria" label={proposal.link} />
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
      <Art frame={styles.art} picture={{ ...pictureOf(proposal.picture), alt: "" }} />
    </div>
  );
}
