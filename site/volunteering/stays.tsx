import {
  formatDuration,
  listedFeatures,
  messagingLink,
  subjectOf,
  type TripPackage,
  voluntariado,
} from "@maloca/catalog";
import { Art } from "../components/art";
import { heading, subheading } from "../components/heading.css";
import { OutsideLink } from "../components/outside-link";
import { TextList } from "../components/text-list";
import { messages } from "../content/messages";
import { grid, main } from "../style/grid.css";
import * as words from "../trip/packages/package-words.css";
import { PACKAGES_ID } from "../trip/packages/packages-anchor";
import { PriceBlock } from "../trip/packages/price-block";
import * as styles from "./stays.css";

const { packages, packageWords, priceNotes, gallery } = voluntariado;

/** Two lodgings, each with a picture and three stays. */
export function Stays() {
  return (
    <section id={PACKAGES_ID} className={styles.stays}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{packageWords?.title}</h2>
      </div>
      <Lodging place="Ecolodge Hotel" view={5} />
      <Lodging place="Posada Nativa" view={3} />
      <div className={grid}>
        <TextList texts={priceNotes ?? []} className={styles.notes} />
      </div>
    </section>
  );
}

interface LodgingProps {
  place: TripPackage["accommodation"];
  /** The number of its picture in the gallery. */
  view: number;
}

function Lodging({ place, view }: LodgingProps) {
  const stays = packages.filter(({ accommodation }) => accommodation === place);
  const picture = gallery[view];
  return (
    <div className={`${grid} ${styles.lodging}`}>
      {picture && (
        <div className={styles.view}>
          <Art picture={{ ...picture, alt: "" }} />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={subheading}>{place}</h3>
        <p className={styles.description}>{stays[0]?.description}</p>
        <TextList
          texts={stays.slice(0, 1).flatMap(listedFeatures)}
          className={`${words.features} ${styles.features}`}
          item={words.feature.plain}
        />
        {stays.map((one) => (
          <Stay key={one.name} stay={one} />
        ))}
      </div>
    </div>
  );
}

function Stay({ stay: { name, duration, badge, price } }: { stay: TripPackage }) {
  const message = messages.reserve(subjectOf({ ...voluntariado, package: name }));
  return (
    <article className={styles.stay[badge ? "badged" : "plain"]}>
      <header className={styles.head}>
        <h4 className={styles.days}>{formatDuration(duration)}</h4>
        {badge && <p className={styles.badge}>{badge}</p>}
      </header>
      <PriceBlock price={price} unit={voluntariado.priceUnit} />
      <div className={styles.button}>
        <OutsideLink href={messagingLink(message)} variant={badge ? "maize" : "clay"}>
          {packageWords?.reserve}
        </OutsideLink>
      </div>
    </article>
  );
}
