import type { Picture } from "@maloca/catalog";
import type { ReactNode } from "react";
import { grid } from "../style/grid.css";
import { onScreen } from "../style/print.css";
import { Art } from "./art";
import * as styles from "./closing.css";
import { Sentences } from "./texts";
import { heading } from "./texts.css";

interface ClosingProps {
  title: string;
  /** A decoration that bleeds off the right edge. */
  picture: Picture;
  /** The part of it that stays visible in a narrow window. */
  focus?: keyof typeof styles.focus;
  children: ReactNode;
}

/** The dark call to action before the footer. */
export function Closing({ title, picture, focus = "middle", children }: ClosingProps) {
  return (
    <section className={`${styles.closing} ${grid} ${onScreen}`}>
      <div className={styles.words}>
        <h2 className={`${heading} ${styles.title}`}>
          <Sentences of={title} />
        </h2>
        {children}
      </div>
      <Art
        frame={[styles.art, styles.focus[focus]].filter(Boolean).join(" ")}
        picture={{ ...picture, alt: "" }}
      />
    </section>
  );
}
