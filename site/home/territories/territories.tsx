import { Art } from "../../components/art";
import { LinkButton } from "../../components/buttons";
import { Figures } from "../../components/figures";
import { subheading } from "../../components/texts.css";
import { OverlayCard } from "../../components/woven";
import { checkpoint, territories } from "../../content/home/territories";
import { grid } from "../../style/grid.css";
import { Head } from "../head";
import * as styles from "./territories.css";

/** Communities, and the checkpoints that trips help to fund. */
export function Territories() {
  const { coffee, sardinas, donation } = territories;
  return (
    <section id="territorios" className={styles.territories}>
      <Head title={territories.title} text={territories.text} />
      {/* Firefox would stop at it by the Tab key: it scrolls on a phone, and has no name. */}
      <div className={styles.places} tabIndex={-1}>
        <Checkpoint />
        <div className={`${grid} ${styles.others}`}>
          <article className={styles.coffee}>
            <Art frame={styles.small} picture={coffee.picture} />
            <div className={styles.column}>
              <h3 className={subheading}>{coffee.title}</h3>
              <p>{coffee.text}</p>
              <LinkButton variant="clay" {...coffee.link} />
            </div>
          </article>
          <article className={styles.sardinas}>
            <Art frame={styles.small} picture={sardinas.picture} />
            <div className={styles.column}>
              <h3 className={subheading}>{sardinas.title}</h3>
              <p>{sardinas.text}</p>
              <Figures facts={sardinas.figures} on="paper" layout="even" />
            </div>
          </article>
          <aside className={styles.donation} aria-label={donation.title}>
            <h3 className={subheading}>{donation.title}</h3>
            <p>{donation.text}</p>
            <LinkButton variant="outline" {...donation} />
          </aside>
        </div>
      </div>
    </section>
  );
}

function Checkpoint() {
  const { name, place, status, year, community, text, picture, figures, infrastructure } =
    checkpoint;
  return (
    <article className={`${grid} ${styles.checkpoint}`}>
      <Art frame={styles.art} picture={picture} />
      <OverlayCard className={styles.card}>
        <div className={styles.words}>
          <p className={styles.status}>
            {status} · {year}
          </p>
          <div className={styles.name}>
            <h3 className={subheading}>
              {name}
              {"\u00a0- "}
              {place}
            </h3>
            <p>{community}</p>
          </div>
          <p>{text}</p>
          <Figures facts={figures} on="paper" layout="even" />
          <ul className={styles.infrastructure}>
            {infrastructure.map(({ icon, label }) => (
              <li key={icon} className={styles.item[icon]}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      </OverlayCard>
    </article>
  );
}
