import type { ReactNode } from "react";
import { grid } from "../style/grid.css";
import * as styles from "./head.css";
import { heading } from "./texts.css";

interface HeadProps {
  title: ReactNode;
  text: string;
  look?: keyof typeof styles.looks;
  /** Below the text. */
  children?: ReactNode;
}

/** A section's title, with an introduction beside it. */
export function Head({ title, text, look = "wide", children }: HeadProps) {
  const classes = styles.looks[look];
  return (
    <div className={grid}>
      <h2 className={`${heading} ${classes.title}`}>{title}</h2>
      {children ? (
        <div className={classes.text}>
          <p>{text}</p>
          {children}
        </div>
      ) : (
        <p className={classes.text}>{text}</p>
      )}
    </div>
  );
}
