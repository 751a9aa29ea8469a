import { voluntariado } from "@maloca/catalog";
import { Art } from "../components/art";
import { button } from "../components/button.css";
import { OutsideLink } from "../components/outside-link";
import { ShareButton } from "../components/share-button";
import { volunteering } from "../content/volunteering";
import { grid } from "../style/grid.css";
import { PACKAGES_ID } from "../trip/packages/names";
import * as styles from "./hero.css";

/** The hero: a picture from edge to edge of the page, and the words below it. */
export function VolunteeringHero({ ask }: { ask: string }) {
  const { eyebrow, title, lead, image } = voluntariado.hero;
  return (
    <section className={styles.hero}>
      <Art frame={styles.sky} picture={image} first className={styles.planting} />
      <div className={`${grid} ${styles.words}`}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.foot}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>
            <a className={button.maize} href={`#${PACKAGES_ID}`}>
              {volunteering.toStays}
            </a>
            <OutsideLink href={ask} variant="outline">
              {volunteering.ask}
            </OutsideLink>
            <ShareButton />
          </div>
        </div>
      </div>
    </section>
  );
}
