import type { Picture } from "@maloca/catalog";
import type { ReactNode } from "react";
import { onScreen } from "../style/print.css";
import { Art } from "./art";
import * as styles from "./hero.css";
import { titleStrips } from "./title-strips";

/** A title with a longer line is set smaller, so that it fits on a phone. */
const SHORT_LINE = 9;
/** A title of more lines is set smaller, so that the first button is above the fold. */
const FEW_LINES = 2;

/** Classes that position the picture so that the words do not cover its motif. */
function placeOf({ motif: [left, , right] = [800, 0, 800, 0] }: Picture) {
  const middle = (left + right) / 2;
  return [
    styles.room[left < 700 ? "much" : left < 860 ? "some" : "little"],
    styles.side[middle < 870 ? "middle" : middle < 970 ? "right" : "far"],
  ];
}

interface HeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  image: Picture;
  trip?: string;
  /** Beside the eyebrow. */
  badge?: ReactNode;
  /** The part of the picture that stays visible on a tablet. */
  onTablet?: keyof typeof styles.onTablet;
  /** A less prominent line below the lead. */
  note?: ReactNode;
  children?: ReactNode;
  /** Quiet links below the buttons, by the ids of the page's sections. */
  more?: Readonly<Record<string, string>>;
}

/** A page's hero: a picture that bleeds off the right edge, and the title over it, on dark strips. */
export function Hero(props: HeroProps) {
  const {
    eyebrow,
    title,
    lead,
    image,
    badge,
    trip,
    onTablet = "middle",
    note,
    children,
    more = {},
  } = props;
  const strips = titleStrips(title);
  const lines = strips.flat();
  const many = lines.length > FEW_LINES;
  const size = many ? "tall" : lines.some(({ length }) => length > SHORT_LINE) ? "long" : "short";
  const height = many || badge ? "low" : "high";
  return (
    <section className={styles.hero}>
      <div
        className={[styles.sheet, styles.heights[height], ...placeOf(image), onScreen].join(" ")}
      >
        <Art picture={image} first trip={trip} className={styles.onTablet[onTablet]} />
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
          {Object.entries(more).map(([id, label]) => (
            <a key={id} href={`#${id}`} className={`${styles.more} ${onScreen}`}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
