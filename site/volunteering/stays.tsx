import { messagingLink, subjectOf, type TripPackage, voluntariado } from "@maloca/catalog";
import { Art } from "../components/art";
import { LinkButton } from "../components/buttons";
import { TextList } from "../components/texts";
import { heading } from "../components/texts.css";
import { messages } from "../content/messages";
import { grid, main } from "../style/grid.css";
import { Lodging } from "../trip/packages/lodgings";
import { PACKAGES_ID } from "../trip/packages/names";
import * as styles from "./stays.css";

const { packageWords, priceNotes, gallery } = voluntariado;

const lodgings = [
  { place: "Ecolodge Hotel", view: gallery[5] },
  { place: "Posada Nativa", view: gallery[3] },
] as const;

/** Two lodgings, each with a picture and three stays. */
export function Stays() {
  return (
    <section id={PACKAGES_ID} className={styles.stays}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{packageWords?.title}</h2>
      </div>
      {lodgings.map(({ place, view }) => (
        <div key={place} className={`${grid} ${styles.lodging}`}>
          {view && <Art frame={styles.view} picture={{ ...view, alt: "" }} />}
          <div className={styles.words}>
            <Lodging place={place} trip={voluntariado} look="wide" reserve={reserve} />
          </div>
        </div>
      ))}
      <div className={grid}>
        <TextList texts={priceNotes ?? []} className={styles.notes} />
      </div>
    </section>
  );
}

function reserve({ name, badge }: TripPackage) {
  const message = messages.reserve(subjectOf({ ...voluntariado, package: name }));
  return (
    <LinkButton
      href={messagingLink(message)}
      variant={badge ? "maize" : "clay"}
      label={packageWords?.reserve}
    />
  );
}
