import type { ReactNode } from "react";
import * as styles from "./fold.css";

interface FoldProps {
  /** What is always seen; a tap on it shows the rest. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Long matter folded below its title. The address of something inside opens it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}

interface PhoneFoldProps extends Omit<FoldProps, "summary"> {
  /** A heading: it is the fold's title on a phone, and stands above the open matter elsewhere. */
  heading: ReactNode;
}

/** Folded on a phone; a wider window shows it as a part of the page. */
export function PhoneFold({ heading, className, children }: PhoneFoldProps) {
  return (
    <details className={[styles.phoneFold, className].filter(Boolean).join(" ")}>
      <summary className={styles.summary}>{heading}</summary>
      <div className={styles.wideHeading}>{heading}</div>
      {children}
    </details>
  );
}
