import { siteLinks } from "@maloca/catalog";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../../components/art";
import { LinkButton } from "../../components/buttons";
import { Figures } from "../../components/figures";
import { Head } from "../../components/head";
import { subheading } from "../../components/texts.css";
import { OverlayCard } from "../../components/woven";
import { home, shownTrip } from "../../content/home";
import { grid } from "../../style/grid.css";
import { children, families } from "./pilot";
import * as styles from "./territories.css";

const { territories } = home;

/** Communities, and the checkpoints that trips help to fund. */
export function Territories() {
  const { title, text, projects, donation } = territories;
  return (
    <section id="territorios" className={styles.territories}>
      <Head title={title} text={text} />
      {/* Firefox would stop at it by the Tab key: it scrolls on a phone, and has no name. */}
      <div className={styles.places} tabIndex={-1}>
        <Checkpoint />
        <div className={`${grid} ${styles.others}`}>
          {projects.map((one, i) => (
            <Project
              key={one.title}
              project={one}
              place={styles.project[i === 0 ? "first" : "second"]}
            />
          ))}
          <aside className={styles.donation} aria-label={donation.title}>
            <h3 className={subheading}>{donation.title}</h3>
            <p>{donation.text}</p>
            <LinkButton variant="outline" href={siteLinks.donationUrl} label={donation.label} />
          </aside>
        </div>
      </div>
    </section>
  );
}

/** A project with a link to its trip, unless that is hidden. */
function Project({
  project,
  place,
}: {
  project: (typeof territories.projects)[number];
  place: string;
}) {
  const { title, text, picture, figures, link } = project;
  const trip = shownTrip(project.trip);
  return (
    <article className={place}>
      <Art frame={styles.small} picture={pictureOf(picture)} />
      <div className={styles.column}>
        <h3 className={subheading}>{title}</h3>
        <p>{text}</p>
        {trip && link && <LinkButton variant="clay" href={`/${trip.slug}`} label={link} />}
        {figures && <Figures facts={figures} on="paper" layout="even" />}
      </div>
    </article>
  );
}

function Checkpoint() {
  const { name, place, status, year, sun, drop } = home.pilot;
  const { community, text, picture } = territories.pilot;
  return (
    <article className={`${grid} ${styles.checkpoint}`}>
      <Art frame={styles.art} picture={pictureOf(picture)} />
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
          <Figures facts={[families, children]} on="paper" layout="even" />
          <ul className={styles.infrastructure}>
            <li className={styles.item.sun}>{sun}</li>
            <li className={styles.item.drop}>{drop}</li>
          </ul>
        </div>
      </OverlayCard>
    </article>
  );
}
