import type { Points as PointsOf } from "@maloca/catalog";
import type { ReactNode } from "react";
import { heading, lead } from "../../components/texts.css";
import { grid } from "../../style/grid.css";
import * as styles from "./points.css";

interface PointsProps {
  /** What a trip's document says; nothing is shown without it. */
  of: PointsOf | undefined;
  look: keyof typeof styles.section;
  /** Below the title and its text. */
  choice?: ReactNode;
  /** Below the list. */
  button?: ReactNode;
}

/** A title, a text where there is one, and points that have a title and a text each. */
export function Points({ of: points, look, choice, button }: PointsProps) {
  if (!points) return null;
  const numbered = look === "steps";
  const List = numbered ? "ol" : "ul";
  return (
    <section className={`${grid} ${styles.section[look]}`}>
      <div className={styles.words[look]}>
        <h2 className={heading}>{points.title}</h2>
        {points.text && <p className={lead}>{points.text}</p>}
        {choice && <div className={styles.choice}>{choice}</div>}
      </div>
      <List className={styles.list[look]}>
        {points.items.map(({ title, text }, i) => (
          <li key={title} className={styles.item[look]}>
            {numbered && (
              <span className={styles.number} aria-hidden="true">
                {i + 1}
              </span>
            )}
            <h3 className={styles.name[look]}>{title}</h3>
            <p className={look === "lines" ? styles.lineText : undefined}>{text}</p>
          </li>
        ))}
      </List>
      {button && <div className={styles.button}>{button}</div>}
    </section>
  );
}
