import type { Picture, TripSlug } from "@maloca/catalog";
import type { ReactNode } from "react";
import { onScreen } from "../style/print.css";
import { Art } from "./art";
import * as styles from "./hero.css";
import { titleStrips } from "./title-strips";

/** A line of more characters is set smaller, so that it stays on a phone. */
const SHORT = 10;

export interface HeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  image: Picture;
  /** The trip's slug, where the artwork belongs to a trip. */
  trip?: TripSlug;
  /** Set beside the eyebrow. */
  badge?: ReactNode;
  /** Class of the artwork, where a page positions it differently. */
  artClass?: string | undefined;
  /** A quiet line below the lead. */
  note?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** Class of a hero's badge: a tag of its own. */
export const heroBadge = styles.badge;

/** A page's hero: artwork off the right edge, and the title cut into it strip by strip. */
export function Hero(props: HeroProps) {
  const { eyebrow, title, lead, image, badge, trip, artClass, note, children } = props;
  const strips = titleStrips(title);
  const size = strips.flat().some(({ length }) => length > SHORT) ? "long" : "short";
  return (
    <section className={styles.hero}>
      <div className={`${styles.sheet} ${onScreen}`}>
        <Art picture={image} first trip={trip} className={artClass} />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          {badge}
          {eyebrow}
        </p>
        <h1 className={styles.title[size]}>
          {strips.map((lines) => (
            <span key={lines[0]} className={styles.strip}>
              {lines.map((line) => (
                <span key={line} className={styles.line}>
                  {`${line} `}
                </span>
              ))}
            </span>
          ))}
        </h1>
        <div className={styles.foot}>
          <p className={styles.lead}>{lead}</p>
          {note && <div className={styles.note}>{note}</div>}
          <div className={styles.buttons}>{children}</div>
        </div>
      </div>
    </section>
  );
}
