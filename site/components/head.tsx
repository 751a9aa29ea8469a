import type { ReactNode } from "react";
import { grid } from "../style/grid.css";
import * as styles from "./head.css";
import { heading } from "./texts.css";

interface HeadProps {
  title: ReactNode;
  text: string;
  look?: keyof typeof styles.title;
  /** Below the text. */
  children?: ReactNode;
}

/** A section's title, with an introduction beside it. */
export function Head({ title, text, look = "wide", children }: HeadProps) {
  return (
    <div className={grid}>
      <h2 className={`${heading} ${styles.title[look]}`}>{title}</h2>
      {children ? (
        <div className={styles.text[look]}>
          <p>{text}</p>
          {children}
        </div>
      ) : (
        <p className={styles.text[look]}>{text}</p>
      )}
    </div>
  );
}
